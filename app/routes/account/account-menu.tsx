import { useLanguage, useWords } from "#app/components/use-words.ts";
import { accountWords } from "#app/content/words/account.ts";
import { say } from "#app/domain/language/say.ts";
import { useAccountAddress } from "./account-address.ts";
import * as css from "./account-menu.css.ts";
import { type AccountPage, accountPages } from "./account-pages.ts";

interface AccountMenuProps {
  viewerName: string;
  /** Whose account is looked at. */
  ownerName: string;
  role: "owner" | "authorised" | "sample";
  isHidden: boolean;
  path: string;
  returnTo: string;
}

/** The account's menu: beside the page on wide screens, where it can be put away; on a phone it slides in. Without script,
 *  too: a popover and a form. */
export function AccountMenu({ viewerName, ownerName, role, isHidden, path, returnTo }: AccountMenuProps) {
  const { menu } = useWords(accountWords);
  const language = useLanguage();
  const entries = accountPages.filter(({ isOwners }) => role !== "authorised" || !isOwners);
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
            <MenuEntry key={entry.path} entry={entry} current={path} />
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

function MenuEntry({ entry, current }: { entry: AccountPage; current: string }) {
  const { menu } = useWords(accountWords);
  const address = useAccountAddress();
  return (
    <li>
      <a
        className={css.link}
        href={address(entry.path)}
        aria-current={entry.path === current ? "page" : undefined}
      >
        {menu.pages[entry.key]}
      </a>
      {entry.under ? (
        <ul className={css.under}>
          {entry.under.map((inner) => (
            <MenuEntry key={inner.path} entry={inner} current={current} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
