import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { CmsKind, CmsTable } from "../cms-edition.ts";
import type { RowFault } from "../cms-refusal.ts";

/** What a row says of a code, null: nothing to keep; a fault; or nothing, where it is a note. */
export type ReadRow<Kept> =
  | { code: string; kept: Kept | null; modifier?: string }
  | { fault: RowFault; written: string }
  | { isNote: true };

/** How CMS lays out the files of a kind: a header that names its columns, and what each row below it says. */
export interface Layout<Column extends string, Kept> extends RowLayout<Column, Kept> {
  /** How many rows a column's name is broken over. */
  headerRows: number;
  /** The columns that are read, by their names in lower case, wherever they stand. Of others nothing is kept. */
  columns: Readonly<Record<Column, RegExp>>;
}

/** What the rows of a file say, below the place where it begins. */
export interface RowLayout<Column extends string, Kept> {
  kind: CmsKind;
  /** What the text down to the header, in lower case, says of the edition: its month, its year ('2025') or nothing. */
  editionOf(head: string): string | null;
  tableOf(head: string): CmsTable | null;
  /** The first letter of a whole file's last codes; null: they may be any. */
  lastCodesBegin: string | null;
  /** Whether a code, with a modifier where the layout has them, is in one row alone. */
  isOneRowACode: boolean;
  readRow(cell: (column: Column) => string, edition: string): ReadRow<Kept>;
  /** Adds an entry to those of the same code; absent: it goes behind them. */
  keep?(kept: Kept[], entry: Kept): void;
  /** Returns the edition from the rows; null: without any rows. Absent: the head or the name has the edition. */
  editionOfEntries?(lists: Iterable<readonly Kept[]>): string | null;
}

const CODE = /^[0-9A-Z]{5}$/;
const NO_PART = /[^0-9A-Z]/;

/** A code, without the blanks and stray bytes that may stand around it. */
export function codeIn(cell: string): string | null {
  if (CODE.test(cell)) return cell;
  const code = trimEndOf(cell.replace(/^[^0-9A-Z]+/, ""), NO_PART);
  return CODE.test(code) ? code : null;
}

/** Returns the amount in a cell ('$1,740.720', '00720.00'); null for none ('', '.', 'N/A'); 'unclear' where the text isn't an
 *  amount. */
export function amountIn(cell: string): number | null | "unclear" {
  const text = cell.trim().replace("$", "").replaceAll(",", "");
  if (text === "" || text === "." || text.toUpperCase() === "N/A") return null;
  return /^\d+(\.\d*)?$|^\.\d+$/.test(text) ? Number(text) : "unclear";
}
