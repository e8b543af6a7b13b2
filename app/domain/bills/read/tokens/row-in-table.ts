import type { Row } from "../layout/rows.ts";
import { type Column, nearest } from "./columns.ts";

/** A row while it is read by the columns of its table, or by its words alone. */
export interface RowInTable {
  row: Row;
  /** Empty: it stands in no table. */
  columns: readonly Column[];
  /** The column that each of its words is nearest to. */
  standsIn: readonly (Column | null)[];
  /** The words that are something already; what is read is added. */
  taken: Set<number>;
}

export function putInTable(row: Row, columns: readonly Column[], taken: Iterable<number>): RowInTable {
  const standsIn = row.words.map(({ box }) => nearest(columns, box));
  return { row, columns, standsIn, taken: new Set(taken) };
}

/** The indexes of words from `start` up to, not including, `end`. */
export const wordsIn = ({ start, end }: { start: number; end: number }): number[] =>
  Array.from({ length: end - start }, (_, at) => start + at);
