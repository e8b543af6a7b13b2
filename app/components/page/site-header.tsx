import type { Language } from "#app/domain/language/language.ts";
import { product } from "#app/domain/product.ts";
import { Menu } from "#app/ui/page/menu.tsx";
import * as css from "./site-header.css.ts";
import {
  demoPath,
  memberLinks,
  menus,
  type NavigationKey,
  patientLinks,
  type SiteLink,
} from "./site-navigation.ts";

interface SiteHeaderProps {
  path: string;
  words: { main: string; menu: string; bookADemo: string };
  navigation: Record<NavigationKey, string>;
  /** This page in the other languages. */
  translations: { language: Language; name: string; address: string }[];
}

/** The head of every page. Plain links: a page loads in full, so menus close and the page starts at its top. */
export function SiteHeader({ path, words, navigation, translations }: SiteHeaderProps) {
  const linkTo = (link: SiteLink) => (
    <a
      key={link.key}
      className={css.link}
      href={link.path}
      aria-current={link.path === path ? "page" : undefined}
    >
      {navigation[link.key]}
    </a>
  );
  return (
    <header className={css.header}>
      <div className={css.bar}>
        <a className={css.brand} href="/">
          <BrandMark />
          {product.name}
        </a>
        <span className={css.languages}>
          {translations.map(({ language, name, address }) => (
            <a key={language} className={css.link} href={address} lang={language} hrefLang={language}>
              {name}
            </a>
          ))}
        </span>
        <button type="button" className={css.menuButton} popovertarget="site-menu">
          {words.menu}
        </button>
        <nav id="site-menu" popover="auto" className={css.navigation} aria-label={words.main}>
          {patientLinks.map(linkTo)}
          {menus.map((menu) => (
            <Menu
              key={menu.key}
              label={navigation[menu.key]}
              links={menu.links.map((link) => ({ label: navigation[link.key], path: link.path }))}
              current={path}
            />
          ))}
          {memberLinks.map(linkTo)}
          <a className={css.link} href={demoPath}>
            {words.bookADemo}
          </a>
        </nav>
      </div>
    </header>
  );
}

/** A strip plot in small: published prices of one service, yours among them. */
function BrandMark() {
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true" className={css.mark}>
      <line x1="2" y1="14" x2="26" y2="14" className={css.markAxis} />
      <line x1="6" y1="9" x2="6" y2="19" className={css.markTick} />
      <line x1="11" y1="9" x2="11" y2="19" className={css.markTick} />
      <line x1="22" y1="9" x2="22" y2="19" className={css.markTick} />
      <circle cx="16.5" cy="14" r="4" className={css.markDot} />
    </svg>
  );
}
