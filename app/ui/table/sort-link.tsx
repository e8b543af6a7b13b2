import type { SortHeading } from "./sort-heading.ts";
import * as css from "./sort-link.css.ts";

/** A heading that sorts the rows by its column, with a sign where they are in its order. */
export function SortLink({ sort: { label, action, href, order } }: { sort: SortHeading }) {
  return (
    <a
      href={href}
      className={css.link}
      aria-label={`${label}, ${action}`}
      data-sorted={order ? "" : undefined}
    >
      {label}
      {order ? <span>{order === "ascending" ? "▲" : "▼"}</span> : null}
    </a>
  );
}
