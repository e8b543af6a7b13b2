import * as css from "./choice-links.css.ts";

export interface ChoiceLink {
  label: string;
  href: string;
  isChosen: boolean;
}

/** One of a few ways to see the same page, each its own address. */
export function ChoiceLinks({ label, choices }: { label: string; choices: ChoiceLink[] }) {
  return (
    <nav aria-label={label} className={css.choices}>
      <span aria-hidden="true">{label}</span>
      <ul className={css.list}>
        {choices.map(({ label, href, isChosen }) => (
          <li key={href}>
            <a href={href} className={css.link} aria-current={isChosen ? "true" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
