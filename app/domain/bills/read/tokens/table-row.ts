import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import type { Printed } from "../../bill.ts";
import type { Row } from "../layout/rows.ts";
import { describeCharge, type PersonName } from "../names/person-names.ts";
import { printedAt, printedIn } from "../printed-at.ts";
import { findAmounts, type PrintedAmount, type PrintedCents } from "./amounts.ts";
import { chooseCharge, readUnitPrice, standsInMoneyColumn } from "./charge-in-row.ts";
import type { Column } from "./columns.ts";
import type { PrintedDate } from "./dates.ts";
import { standsInDescriptionColumn, wordsBesideTable, wordsOfDescription } from "./description-in-row.ts";
import { type LineCodes, readLineCodes, takeLoneModifiers } from "./line-codes.ts";
import { readUnits } from "./line-units.ts";
import { readNamedValues } from "./named-values.ts";
import { isProse } from "./prose.ts";
import { putInTable, wordsIn } from "./row-in-table.ts";
import { isSummary } from "./summary-rows.ts";
import type { WordsOfRow } from "./token-row.ts";

/** The words of a row from `start` up to, not including, `end`. */
export interface Part {
  start: number;
  end: number;
}

/** What a row says of a service, before its date is put in the document's order of day and month. */
export interface SaidOfService extends LineCodes {
  row: Row;
  date: PrintedDate | null;
  description: Printed<string> | null;
  units: Printed<number> | null;
  /** Of one unit, in cents. */
  unitPrice: Printed<number> | null;
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
  columns: readonly Column[],
  { persons, identifiers, cents, counts, wholeDollars }: WaysOfDocument,
  part: Part = { start: 0, end: row.words.length },
): TableRow {
  const besideTable = wordsBesideTable(row, columns);
  const isOther = (word: Word, index: number) =>
    index < part.start || index >= part.end || identifiers.has(word) || besideTable.has(index);
  const place = putInTable(row, columns, [
    ...row.words.flatMap((word, index) => (isOther(word, index) ? [index] : [])),
    ...dates.flatMap(wordsIn),
  ]);
  const take = (indexes: Iterable<number>) => {
    for (const index of indexes) place.taken.add(index);
  };
  const codes = readLineCodes(place);
  const modifiersBelow = codes.procedure ? [] : takeLoneModifiers(place);
  const named = readNamedValues(row, labels, findAmounts(row, cents, place.taken));
  take(named.taken);
  const amounts = findAmounts(row, cents, place.taken);
  const money = amounts.filter(
    (amount) =>
      amount.start !== named.unitPrice?.start &&
      (amount.isMoney || (wholeDollars && standsInMoneyColumn(amount, columns))),
  );
  const amount = chooseCharge(money, place, codes);
  take([...money, ...(named.unitPrice ? [named.unitPrice] : [])].flatMap(wordsIn));
  const units = named.units ?? readUnits(place, { amounts, charge: amount, counts });
  const described = wordsOfDescription(place, amount, persons);
  const description = describeCharge(described, persons);
  const price = named.unitPrice;
  return {
    ...codes,
    modifiers: modifiersBelow.length > 0 ? modifiersBelow : codes.modifiers,
    row,
    date: dates[0] ?? null,
    description: description === null ? null : printedAt(description, row, described),
    units,
    unitPrice: price ? printedIn(price.cents, price) : readUnitPrice(money, place, amount),
    amount,
    hasOtherAmounts: money.length > 0,
    isSummary: isSummary(
      row,
      labels.filter(({ start }) => !besideTable.has(start)),
      codes,
    ),
    hasDescriptionInColumn: standsInDescriptionColumn(described, columns),
    isProse: amount !== null && isProse(row, amount),
  };
}
