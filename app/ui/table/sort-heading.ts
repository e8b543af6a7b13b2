/** A column heading's way to another order of the rows. */
export interface SortHeading {
  label: string;
  /** What the link does, for those who hear it: 'lowest first'. */
  action: string;
  href: string;
  /** The order in which the rows are by this heading; null: they are in another's. */
  order: "ascending" | "descending" | null;
}

interface SortOrder<Sort extends string> {
  sort: Sort;
  order: "ascending" | "descending";
  action: string;
}

/** Returns a heading that leads to the first of its orders, or to the next one where the rows are in one of them. */
export function sortHeading<Sort extends string>(
  label: string,
  orders: readonly SortOrder<Sort>[],
  current: Sort,
  hrefOf: (sort: Sort) => string,
): SortHeading[] {
  const at = orders.findIndex(({ sort }) => sort === current);
  const next = orders[(at + 1) % orders.length];
  return next
    ? [{ label, action: next.action, href: hrefOf(next.sort), order: orders[at]?.order ?? null }]
    : [];
}
