import type { Row } from "#app/domain/reading/page/rows.ts";
import type { Column } from "./columns.ts";

/** A table's heading: the columns it names, and the rows that it governs (up to the next heading of the page). */
export interface TableHeading {
  pageIndex: number;
  /** Index of the heading's first and of its last row. */
  firstRow: number;
  lastRow: number;
  columns: Column[];
}

/** The heading that governs a row: the last one above it, on its page or the page before. */
export function governingHeading(headings: readonly TableHeading[], row: Row): TableHeading | null {
  const above = headings.findLast((heading) => heading.firstRow <= row.index);
  // A table may run on to the next page without repeating its heading.
  return above && row.pageIndex - above.pageIndex <= 1 ? above : null;
}
