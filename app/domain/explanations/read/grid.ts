import type { AmountKind } from "../explanation.ts";
import type { ReadAmount, ReadRow } from "./tokens/read-row.ts";

/** An amount with the line that prints it. */
export interface PlacedAmount {
  amount: ReadAmount;
  line: ReadRow;
}

/** One line of a claim or its totals, however many printed lines it takes. */
export interface GridRecord {
  /** One for each slot of the grid; null: nothing is printed there. */
  cells: readonly (PlacedAmount | null)[];
  /** The printed lines with its amounts. */
  lines: readonly ReadRow[];
}

/** Amounts of money by records and slots. A slot is a place in every record: a column, and in which of its lines. */
export interface Grid {
  /** What heads each slot; empty where nothing does. */
  headings: readonly string[];
  /** The kind of which another place names what all records of a slot come to; null: of none. Absent: not looked for. */
  sums?: readonly (AmountKind | null)[];
  records: readonly GridRecord[];
}
