import type { ReactNode } from "react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { useAccountAddress } from "./account-address.ts";
import * as css from "./account-menu.css.ts";
import { type AccountPage, accountPages } from "./account-pages.ts";

interface AccountMenuProps {
  viewerName: string;
  /** Whose account is looked at. */
  ownerName: string;
  role: "owner" | "authorised" | "sample";
  /** Whom the owner authorized, under the entry that leads to all of them. */
  persons: { grantId: string; name: string }[];
  isHidden: boolean;
  path: string;
  returnTo: string;
}

/** The account's menu: next to the page on wide screens, where it can be hidden; on a phone it slides in. Without script,
 *  too: a popover and a form. */
export function AccountMenu(props: AccountMenuProps) {
  const { viewerName, ownerName, role, persons, isHidden, path, returnTo } = props;
  const { menu } = useWords().account;
  const language = useLanguage();
  const entries = accountPages.filter(({ isOwners }) => role !== "authorised" || !isOwners);
  const linksUnder = ({ key, under = [] }: AccountPage) => {
    const links =
      key === "authorized"
        ? persons.map(({ grantId, name }) => ({
            path: `/account/authorized-account/${grantId}`,
            label: name,
          }))
        : under.map((page) => ({ path: page.path, label: menu.pages[page.key] }));
    return links.map((link) => <MenuEntry key={link.path} {...link} current={path} />);
  };
  return (
    <div className={css.side}>
      {role === "sample" ? (
        <p className={css.notice} role="status">
          {menu.sample} <a href="/signup">{menu.sampleSignUp}</a>
        </p>
      ) : null}
      <button type="button" className={css.open} popovertarget="account-menu">
        {menu.open}
      </button>
      <nav
        id="account-menu"
        popover="auto"
        className={isHidden ? css.hiddenMenu : css.menu}
        aria-label={menu.label}
      >
        <p className={css.person}>
          <span className={css.caption}>{menu.signedInAs}</span>
          <strong className={css.name}>{viewerName}</strong>
        </p>
        <ul className={css.entries}>
          {entries.map((entry) => (
            <MenuEntry key={entry.path} path={entry.path} label={menu.pages[entry.key]} current={path}>
              {linksUnder(entry)}
            </MenuEntry>
          ))}
        </ul>
        <form method="post" action="/logout">
          <button type="submit" className={css.button}>
            {menu.signOut}
          </button>
        </form>
      </nav>
      <form method="post" action="/account/menu" className={css.putAway}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <button type="submit" name="menu" value={isHidden ? "shown" : "hidden"} className={css.button}>
          {isHidden ? menu.show : menu.hide}
        </button>
      </form>
      {role === "authorised" ? (
        <p className={css.notice} role="status">
          {say(language, menu.lookingAt, { owner: ownerName })} <a href="/account">{menu.ownAccount}</a>
        </p>
      ) : null}
    </div>
  );
}

interface MenuEntryProps {
  path: string;
  label: string;
  /** The page's own path. */
  current: string;
  /** The entries under it. */
  children?: ReactNode[];
}

function MenuEntry({ path, label, current, children = [] }: MenuEntryProps) {
  const address = useAccountAddress();
  return (
    <li>
      <a className={css.link} href={address(path)} aria-current={path === current ? "page" : undefined}>
        {label}
      </a>
      {children.length > 0 ? <ul className={css.under}>{children}</ul> : null}
    </li>
  );
}
