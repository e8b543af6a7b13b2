import { spoken } from "#app/ui/theme/spoken.css.ts";
import type { SortHeading } from "./sort-heading.ts";
import * as css from "./sort-link.css.ts";

/** A heading that sorts the rows by its column, with a sign where they are in its order. */
export function SortLink({ sort: { label, action, href, order } }: { sort: SortHeading }) {
  return (
    <a href={href} className={css.link} data-sorted={order ? "" : undefined}>
      {label}
      <span className={spoken}>, {action}</span>
      {order ? <span aria-hidden="true">{order === "ascending" ? "▲" : "▼"}</span> : null}
    </a>
  );
}
