import type { Row } from "./rows.ts";

/** Returns the items of each row, in the order in which they were given. */
export function groupByRow<Item extends { row: Row }>(items: readonly Item[]): Map<Row, Item[]> {
  const groups = new Map<Row, Item[]>();
  for (const item of items) {
    const group = groups.get(item.row);
    if (group) group.push(item);
    else groups.set(item.row, [item]);
  }
  return groups;
}
