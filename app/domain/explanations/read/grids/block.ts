import type { ReadRow } from "../tokens/read-row.ts";
import type { MoneyColumn } from "./columns.ts";

/** Rows of amounts below each other in the same columns. */
export interface Block {
  lines: readonly ReadRow[];
  columns: readonly MoneyColumn[];
  /** Columns between them that hold no money: percents, codes of remarks. */
  otherColumns: readonly MoneyColumn[];
  /** Columns before the first amount: days, names of services. */
  textColumns: readonly MoneyColumn[];
  /** The lines right above it, the nearest last, that may head its columns. */
  headings: readonly ReadRow[];
  /** What heads the columns where a record is one line. */
  headed: TableHeadings;
}

/** What heads a table: texts for each line of a record and each column, and the lines that print them. */
export interface TableHeadings {
  texts: string[][];
  lines: readonly ReadRow[];
  /** How well they name amounts. */
  score: number;
}
