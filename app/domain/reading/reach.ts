import { heightOf, type Row } from "./page/rows.ts";

// How far apart what belongs together may stand, by what is bridged. Distances are in heights of the row's type: what is small print
// on one page is large on another. Likeness is 0 to 1.

/** From a line of a cell to the next: it wraps within its column. */
export const LINES_OF_CELL = 0.8;
/** From a line of a claim's lines or facts to the next. */
export const LINES_OF_CLAIM = 1.6;
/** From a label to what it names below it, and between the facts of a claim. */
export const LABEL_TO_VALUE = 2.2;
/** From a line of headings to the next, and to the first row of their table. */
export const HEADING_TO_TABLE = 2.6;
/** Between the left edges of what begins at one place across. */
export const ONE_EDGE = 0.5;
/** Of the words over a column to what is known to name an amount. */
export const NAMES_AMOUNT = 0.75;
/** The same of words that stand over no column. */
export const NAMES_AMOUNT_ALONE = 0.8;

/** Whether a row stands no further below another of its page than what is bridged. */
export const isWithin = (bridged: number, above: Row, row: Row, height = heightOf(row.box)): boolean =>
  above.pageIndex === row.pageIndex && row.box.top - above.box.bottom <= bridged * height;
