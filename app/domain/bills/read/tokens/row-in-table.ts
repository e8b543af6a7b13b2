import { boxAround, cellEnd, heightOf, type Part, type Row } from "#app/domain/reading/page/rows.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { type Column, nearest } from "./columns.ts";

/** A row while it is read by the columns of its table, or by its words alone. */
export interface RowInTable {
  row: Row;
  /** Empty: it is in no table. */
  columns: readonly Column[];
  /** The column that each of its words is nearest to. */
  standsIn: readonly (Column | null)[];
  /** The words of cells that end before the table begins: a slip to tear off may be at its left. */
  beside: ReadonlySet<number>;
  /** The words that are something already; what is read is added. */
  taken: Set<number>;
}

/** @param isOther Whether a word is something already. */
export function putInTable(
  row: Row,
  columns: readonly Column[],
  isOther: (word: Word, index: number) => boolean,
): RowInTable {
  const beside = wordsBesideTable(row, columns);
  const standsIn = row.words.map(({ box }) => nearest(columns, box));
  const taken = row.words.flatMap((word, index) =>
    beside.has(index) || isOther(word, index) ? [index] : [],
  );
  return { row, columns, standsIn, beside, taken: new Set(taken) };
}

function wordsBesideTable(row: Row, columns: readonly Column[]): Set<number> {
  const [first] = columns;
  if (!first || !columns.some(({ role }) => role === "description")) return new Set();
  const cells = row.cellStarts.map((start) => ({ start, end: cellEnd(row, start) }));
  const beside = cells.filter(({ start, end }) => {
    const words = row.words.slice(start, end);
    const saysSomething = words.some(({ text }) => /\p{L}{3}/u.test(text));
    return saysSomething && boxAround(words).right < first.box.left - heightOf(row.box);
  });
  return new Set(beside.flatMap(wordsIn));
}

/** The indexes of words from `start` up to, not including, `end`. */
export const wordsIn = ({ start, end }: Part): number[] =>
  Array.from({ length: end - start }, (_, at) => start + at);
