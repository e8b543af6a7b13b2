import type { Row } from "#app/domain/reading/page/rows.ts";
import { isInside, type Part } from "#app/domain/reading/page/rows.ts";
import type { PrintedAmount, PrintedCents } from "#app/domain/reading/values/amounts.ts";
import type { PrintedDate } from "#app/domain/reading/values/dates.ts";
import type { Said } from "#app/domain/reading/values/said.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { readMoney } from "./charge-in-row.ts";
import type { Column } from "./columns.ts";
import { describeRow } from "./description-in-row.ts";
import { type LineCodes, readLineCodes } from "./line-codes.ts";
import { readUnits } from "./line-units.ts";
import type { PersonName } from "./person-names.ts";
import { isProse } from "./prose.ts";
import { putInTable } from "./row-in-table.ts";
import { isSummary } from "./summary-rows.ts";
import type { WordsOfRow } from "./words-of-rows.ts";

/** What a row says of a service, before its date is put in the document's order of day and month. */
export interface SaidOfService extends LineCodes {
  row: Row;
  date: PrintedDate | null;
  description: Said<string> | null;
  units: Said<number> | null;
  /** Of one unit, in cents. */
  unitPrice: Said<number> | null;
}

/** What a row of a table says, column by column. */
export interface TableRow extends SaidOfService {
  amount: PrintedAmount | null;
  hasOtherAmounts: boolean;
  isSummary: boolean;
  hasDescriptionInColumn: boolean;
  /** Whether its amount stands in a sentence. */
  isProse: boolean;
}

/** What the whole document says of how its rows are to be read. */
export interface WaysOfDocument {
  /** The people the document names, which no description may repeat. */
  persons: PersonName[];
  /** Numbers below a label such as "Account": five digits there are no billing code. */
  identifiers: ReadonlySet<Word>;
  cents: PrintedCents;
  /** Numbers that all rows together tell to be units. */
  counts: ReadonlySet<Word>;
  /** Whether the document prints no cents anywhere: then a bare number in a column of charges is an amount. */
  wholeDollars: boolean;
}

/** Reads a row by the columns of its table; by its words alone where there is none. Where services stand beside each other,
 *  `part` is the words of one. */
export function readRow(
  { row, labels, dates }: Pick<WordsOfRow, "row" | "labels" | "dates">,
  ways: WaysOfDocument,
  columns: readonly Column[],
  part: Part = { start: 0, end: row.words.length },
): TableRow {
  const isOther = (word: Word, index: number) =>
    index < part.start || index >= part.end || ways.identifiers.has(word) || isInside(dates, index);
  const place = putInTable(row, columns, isOther);
  const codes = readLineCodes(place);
  const { amounts, charge, hasAmounts, unitPrice, namedUnits } = readMoney(place, { labels, codes }, ways);
  const units = namedUnits ?? readUnits(place, { amounts, charge, counts: ways.counts });
  return {
    row,
    ...codes,
    date: dates[0] ?? null,
    ...describeRow(place, charge, ways.persons),
    units,
    unitPrice,
    amount: charge,
    hasOtherAmounts: hasAmounts,
    isSummary: isSummary(place, labels, codes),
    isProse: charge !== null && isProse(row, charge),
  };
}
