import * as css from "./menu.css.ts";

interface MenuProps {
  label: string;
  links: { label: string; path: string }[];
  /** The path of the page that is shown, which its own link is marked with. */
  current: string;
}

/** A menu that opens by mouse, finger or keyboard without script; of several only one stays open. */
export function Menu({ label, links, current }: MenuProps) {
  return (
    <details className={css.menu} name="menu" data-closes-outside>
      <summary className={css.summary}>
        {label}
        <svg width="10" height="6" viewBox="0 0 10 6" aria-hidden="true" className={css.chevron}>
          <path d="M1 1l4 4 4-4" />
        </svg>
      </summary>
      <ul className={css.list}>
        {links.map((link) => (
          <li key={link.path}>
            <a
              className={css.link}
              href={link.path}
              aria-current={link.path === current ? "page" : undefined}
            >
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
