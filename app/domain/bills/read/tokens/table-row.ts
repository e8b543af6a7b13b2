import type { Label } from "#app/domain/reading/labels/find-labels.ts";
import { isInside, opensCell, type Part, type Row } from "#app/domain/reading/page/rows.ts";
import type { PrintedAmount, PrintedCents } from "#app/domain/reading/values/amounts.ts";
import type { PrintedDate } from "#app/domain/reading/values/dates.ts";
import type { WordedValue } from "#app/domain/reading/values/said.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { readMoney } from "./charge-in-row.ts";
import type { Column } from "./columns.ts";
import { describeRow } from "./description-in-row.ts";
import { type LineCodes, readLineCodes } from "./line-codes.ts";
import { readUnits } from "./line-units.ts";
import { isOffer } from "./offers.ts";
import type { PersonName } from "./person-names.ts";
import { isProse } from "./prose.ts";
import { putInTable, type RowInTable } from "./row-in-table.ts";
import type { WordsOfRow } from "./words-of-rows.ts";

/** What a row says of a service, before its date is put in the document's order of day and month. */
export interface SaidOfService extends LineCodes {
  row: Row;
  date: PrintedDate | null;
  description: WordedValue<string> | null;
  units: WordedValue<number> | null;
  /** Of one unit, in cents. */
  unitPrice: WordedValue<number> | null;
}

/** What a row of a table says, column by column. */
export interface TableRow extends SaidOfService {
  amount: PrintedAmount | null;
  hasOtherAmounts: boolean;
  isSummary: boolean;
  hasDescriptionInColumn: boolean;
  /** Whether its amount is in a sentence. */
  isProse: boolean;
}

/** What the whole document says of how its rows are to be read. */
export interface WaysOfDocument {
  /** The people the document names, which no description may repeat. */
  persons: PersonName[];
  /** Numbers below a label such as "Account": five digits there aren't a billing code. */
  identifiers: ReadonlySet<Word>;
  cents: PrintedCents;
  /** Numbers that all rows together tell to be units. */
  counts: ReadonlySet<Word>;
  /** Whether the document prints no cents anywhere: then a bare number in a column of charges is an amount. */
  wholeDollars: boolean;
}

/** Reads a row by the columns of its table; by its words alone without a table. Where services are next to each other, `part` is
 *  the words of one. */
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

const SUMMARY_ROLES = new Set([
  "total-charges",
  "subtotal",
  "total",
  "amount-due",
  "previous-balance",
  "payment",
  "tendered",
  "change",
  "adjustment",
  "discount",
  "fee",
  "tax",
  "other",
]);

/** Whether a row is a total, payment, adjustment or field of the form rather than a charge. A code outweighs a label: "Total knee
 *  replacement" and the abbreviation "DX" are services when a code is next to them. */
function isSummary({ row, beside }: RowInTable, labels: readonly Label[], codes: LineCodes): boolean {
  if (codes.procedure) return false;
  if (isOffer(row) || tellsDecision(row, labels)) return true;
  return labels.some(({ start, end, roles }) => {
    if (beside.has(start) || !opensCell(row, start) || isShortOfTherapy(row, start, end)) return false;
    if (roles.amount && SUMMARY_ROLES.has(roles.amount)) return true;
    const isOfPatient = roles.party === "identifier" || roles.party === "person";
    const isField = isOfPatient || roles.date === "due" || roles.date === "birth";
    return isField && !codes.revenueCode;
  });
}

const DECIDED_ROLES = new Set(["adjustment", "discount", "payment", "other"]);

/** "Medicare allowed 885.73; not allowed and written off 1,182.27": what a plan decided, told in words. One such amount alone may be
 *  a service's: "Spinal adjustment 65.00". */
function tellsDecision({ words }: Row, labels: readonly Label[]): boolean {
  const decided = labels.filter(
    ({ end, roles }) =>
      roles.amount && DECIDED_ROLES.has(roles.amount) && /^[-(]?\$?[\d,]+\.\d\d/.test(words[end]?.text ?? ""),
  );
  return decided.length > 1;
}

/** "PT Eval Low Complex": physical therapy, and no patient. */
function isShortOfTherapy({ words, cellStarts }: Row, start: number, end: number): boolean {
  const isAlone = end - start === 1 && /^PT$/i.test(words[start]?.text ?? "");
  return isAlone && end < words.length && !cellStarts.includes(end);
}
