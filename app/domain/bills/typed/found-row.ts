import type { SummaryAmount } from "./choose-totals.ts";
import type { HeadedRow } from "./headed-rows.ts";
import type { RowReading } from "./read-row.ts";

/** A row as it was read. */
export interface AnyRow {
  reading: RowReading;
  /** What it says by its columns; null: no headings stand above it. */
  headed: HeadedRow | null;
}

/** A row that is a charge. */
export interface FoundRow extends AnyRow {
  /** ISO day that stood above it by itself. */
  sectionDay: string | null;
  /** Text of rows below that goes on with its description. */
  more: string[];
}

/** A charge or what is none, in the bill's order. */
export type Entry = { row: FoundRow; summary?: never } | { summary: SummaryAmount; row?: never };
