import type { Part } from "#app/domain/reading/page/rows.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import type { WordedValue } from "#app/domain/reading/values/said.ts";
import type { Column } from "./columns.ts";
import type { TableHeading } from "./table-heading.ts";
import type { TableRow } from "./table-row.ts";
import type { WordsOfRow } from "./words-of-rows.ts";

/** A row with all that it says, read once. */
export interface TokenRow extends WordsOfRow {
  /** The heading that governs the row, which the row may be a part of; null: the row is in no table. */
  heading: TableHeading | null;
  isHeading: boolean;
  columns: Column[];
  /** Its amounts of money, and bare numbers below the charges of a document that prints no cents. */
  charged: readonly PrintedAmount[];
  /** What the row says by the columns of its table; by its words alone outside a table. */
  said: TableRow;
  /** The same by its words alone, where its amounts fit no column. */
  alone: TableRow;
  /** The services next to each other in the row, each with a code; empty if fewer than two. */
  services: readonly TableRow[];
  /** The parts that each name something and end with its amount; none where anything stands between. */
  parts: readonly Part[];
  /** Billing codes of which no glyph was guessed. */
  codes: readonly string[];
  /** The revenue code that it opens a section of charges with, or whether one ends. */
  section: WordedValue<string> | "ends" | null;
  /** Whether its first word is "Total". */
  opensAsTotal: boolean;
  /** Whether it gives an amount that could be paid instead of what is due. */
  isOffer: boolean;
  /** Whether it speaks of money of countries that write the day first. */
  saysForeignMoney: boolean;
  /** Whether it is the total of a claim form. */
  endsClaim: boolean;
}
