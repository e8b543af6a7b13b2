import type { ReactNode } from "react";
import { product } from "#app/domain/product.ts";
import type { ThemeChoice } from "#app/ui/theme/theme-choice.ts";
import { ThemeSwitch } from "#app/ui/theme/theme-switch.tsx";
import * as css from "./site-footer.css.ts";
import { footerGroups, type NavigationKey } from "./site-navigation.ts";

interface SiteFooterProps {
  theme: ThemeChoice;
  returnTo: string;
  words: { tagline: string; pages: string };
  navigation: Record<NavigationKey, string>;
  /** What floats over the page and belongs to its foot for those who hear it. */
  children: ReactNode;
}

/** The foot of every page: the way to every other, what the product is for, and the reader's theme. */
export function SiteFooter({ theme, returnTo, words, navigation, children }: SiteFooterProps) {
  return (
    <footer className={css.footer}>
      <nav className={css.groups} aria-label={words.pages}>
        {footerGroups.map(({ key, links }) => (
          <div key={key}>
            <p id={`footer-${key}`} className={css.group}>
              {navigation[key]}
            </p>
            <ul aria-labelledby={`footer-${key}`} className={css.links}>
              {links.map((link) => (
                <li key={link.path}>
                  <a href={link.path} className={css.link}>
                    {navigation[link.key]}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={css.bar}>
        <p>
          <strong>{product.name}</strong>
          <br />
          {words.tagline}
        </p>
        <ThemeSwitch current={theme} returnTo={returnTo} />
      </div>
      {children}
    </footer>
  );
}
