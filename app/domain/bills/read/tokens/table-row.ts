import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import type { Printed } from "../../bill.ts";
import { isFlushLeft, misalignment, standsBelowHeading } from "../layout/geometry.ts";
import { boxAround, cellEnd, cellStart, heightOf, opensCell, type Row, textOf } from "../layout/rows.ts";
import { describeCharge, namesPerson, type PersonName } from "../names/person-names.ts";
import { printedAt, printedIn } from "../printed-at.ts";
import { findAmounts, type PrintedAmount, type PrintedCents } from "./amounts.ts";
import { type Column, columnOfAmount, isMoneyColumn, nearest } from "./columns.ts";
import type { PrintedDate } from "./dates.ts";
import type { Label } from "./find-labels.ts";
import { type LineCodes, readLineCodes, takeLoneModifiers } from "./line-codes.ts";
import { readUnits } from "./line-units.ts";
import { readNamedValues } from "./named-values.ts";
import { isOffer } from "./offers.ts";

/** The words of a row from `start` up to, not including, `end`. */
export interface Part {
  start: number;
  end: number;
}

/** A printed charge, before its date is put in the document's order of day and month. */
export interface ChargeLine extends LineCodes {
  row: Row;
  date: PrintedDate | null;
  description: Printed<string> | null;
  units: Printed<number> | null;
  /** Of one unit, in cents. */
  unitPrice: Printed<number> | null;
  amount: PrintedAmount;
}

/** What a row of a table says, column by column. */
export interface TableRow extends Omit<ChargeLine, "amount"> {
  amount: PrintedAmount | null;
  hasOtherAmounts: boolean;
  isSummary: boolean;
  hasDescriptionInColumn: boolean;
}

export interface ReadingContext {
  labels: Map<Row, Label[]>;
  dates: Map<Row, PrintedDate[]>;
  /** The people the document names, which no description may repeat. */
  persons: PersonName[];
  /** Numbers below a label such as "Account": five digits there are no billing code. */
  identifiers: Set<Word>;
  claimForm: boolean;
  cents: PrintedCents;
  /** Numbers that all rows together tell to be units. */
  counts: ReadonlySet<Word>;
  /** Whether the document prints no cents anywhere: then a bare number in a column of charges is an amount. */
  wholeDollars: boolean;
  /** The largest amount of money of the document. */
  largestCents: number;
}

/** Reads a row by the columns of its table; by its words alone where there is none. Where services stand beside each other,
 *  `part` is the words of one. */
export function readRow(
  row: Row,
  columns: Column[],
  { labels, dates: datesOf, persons, identifiers, cents, counts, wholeDollars }: ReadingContext,
  part: Part = { start: 0, end: row.words.length },
): TableRow {
  const dates = datesOf.get(row) ?? [];
  const taken = new Set([...row.words.keys()].filter((index) => index < part.start || index >= part.end));
  for (const date of dates) for (let index = date.start; index < date.end; index++) taken.add(index);
  for (const [index, word] of row.words.entries()) if (identifiers.has(word)) taken.add(index);
  const besideTable = wordsBesideTable(row, columns);
  for (const index of besideTable) taken.add(index);
  const codes = readLineCodes(row, columns, taken);
  const modifiersBelow = codes.procedure ? [] : takeLoneModifiers(row, columns, taken);
  const named = readNamedValues(row, labels.get(row) ?? [], findAmounts(row, cents, taken));
  for (const index of named.taken) taken.add(index);
  const amounts = findAmounts(row, cents, taken);
  const isPrice = ({ start }: PrintedAmount) => start === named.unitPrice?.start;
  const money = amounts.filter(
    (amount) =>
      !isPrice(amount) && (amount.isMoney || (wholeDollars && standsInMoneyColumn(amount, columns))),
  );
  const amount = chooseCharge(columns.length === 0 ? behindCode(row, money, codes) : money, columns);
  const priced = named.unitPrice ? [...money, named.unitPrice] : money;
  for (const item of priced) for (let index = item.start; index < item.end; index++) taken.add(index);
  const units = named.units ?? readUnits(row, { amounts, columns, taken, charge: amount, counts });
  const personal = wordsNamingPersons(row, persons);
  const described = row.words.filter(
    (word, index) =>
      !taken.has(index) &&
      !personal.has(index) &&
      (!amount || index < amount.start || isDescribedBehind(row, index, amount, columns)) &&
      !isInternalCode(word, columns) &&
      !isInPersonColumn(row, index, columns),
  );
  const description = describeCharge(described, persons);
  return {
    ...codes,
    modifiers: modifiersBelow.length > 0 ? modifiersBelow : codes.modifiers,
    row,
    date: dates[0] ?? null,
    description: description === null ? null : printedAt(description, row, described),
    units,
    unitPrice: named.unitPrice
      ? printedIn(named.unitPrice.cents, named.unitPrice)
      : readUnitPrice(money, columns, amount),
    amount,
    hasOtherAmounts: money.length > 0,
    isSummary: isSummary(
      row,
      (labels.get(row) ?? []).filter(({ start }) => !besideTable.has(start)),
      codes,
    ),
    hasDescriptionInColumn: standsInDescriptionColumn(described, columns),
  };
}

const isText = ({ text }: Word) => /\p{L}{2}/u.test(text);

/** Some plans print what was done at the right of what it cost. */
function isDescribedBehind(row: Row, index: number, amount: PrintedAmount, columns: Column[]): boolean {
  if (columns.length === 0) return index >= amount.end && !row.words.slice(0, amount.start).some(isText);
  const column = columns.find(({ role }) => role === "description");
  if (!column || column.box.left < amount.box.right) return false;
  return nearest(columns, row.words[cellStart(row, index)]!.box) === column;
}

/** The words of cells that name a person, beside the cell that says what was done. */
function wordsNamingPersons({ words, cellStarts }: Row, persons: PersonName[]): Set<number> {
  return new Set(
    cellStarts.flatMap((start, position) => {
      const end = cellStarts[position + 1] ?? words.length;
      const isPersonal = persons.length > 0 && namesPerson(textOf(words.slice(start, end)), persons);
      return isPersonal ? Array.from({ length: end - start }, (_, at) => start + at) : [];
    }),
  );
}

/** The words of cells that end before the table begins: a slip to tear off may stand at its left. */
function wordsBesideTable(row: Row, columns: Column[]): Set<number> {
  const [first] = columns;
  if (!first || !columns.some(({ role }) => role === "description")) return new Set();
  const beside = row.cellStarts.filter((start) => {
    const words = row.words.slice(start, cellEnd(row, start));
    const isText = words.some(({ text }) => /\p{L}{3}/u.test(text));
    return isText && boxAround(words).right < first.box.left - heightOf(row.box);
  });
  return new Set(
    beside.flatMap((start) => Array.from({ length: cellEnd(row, start) - start }, (_, at) => start + at)),
  );
}

/** "72" below "Charge", and not below "Units". */
function standsInMoneyColumn({ box }: PrintedAmount, columns: Column[]): boolean {
  const column = nearest(columns, box);
  return column !== null && isMoneyColumn(column);
}

/** What stands left of a code in no table may be of a summary beside it. */
function behindCode({ page }: Row, money: PrintedAmount[], { procedure }: LineCodes): PrintedAmount[] {
  if (!procedure) return money;
  const behind = money.filter(({ box }) => box.left > procedure.box.left * page.widthPx);
  return behind.length > 0 ? behind : money;
}

function chooseCharge(money: PrintedAmount[], columns: Column[]): PrintedAmount | null {
  const charge = columns.filter((column) => column.role === "charge");
  const others = columns.filter((column) => isMoneyColumn(column) && column.role !== "charge");
  if (money.length === 0) return null;
  if (charge.length === 0 || others.length === 0) {
    // "Saline 1000 cc" says no amount.
    const outside = money.filter(({ box }) => nearest(columns, box)?.role !== "description");
    const among = charge.length > 0 && outside.length > 0 ? outside : money;
    return extendedAmount(among) ?? among[0] ?? null;
  }
  const inCharge = charge.flatMap((column) => {
    const below = money.filter((amount) => columnOfAmount(columns, amount.box) === column);
    const distance = (amount: PrintedAmount) => misalignment(column.box, amount.box);
    return below.sort((a, b) => distance(a) - distance(b)).slice(0, 1);
  });
  // Of two columns of charges ("Provider charged", "Approved amount") the larger is what was charged.
  return inCharge.sort((a, b) => b.cents - a.cents)[0] ?? null;
}

/** Of `2 × 61.00 = 122.00` the product: of two amounts, the second when the first divides it and is smaller. */
function extendedAmount(money: PrintedAmount[]): PrintedAmount | null {
  const [first, second] = money;
  if (!first || !second || first.cents <= 0 || second.cents < first.cents) return null;
  return second.cents % first.cents === 0 ? second : null;
}

/** What stands below "Unit price", and is not the charge. */
function readUnitPrice(
  money: PrintedAmount[],
  columns: Column[],
  charge: PrintedAmount | null,
): Printed<number> | null {
  const price = money.find(
    (amount) => amount !== charge && columnOfAmount(columns, amount.box)?.role === "unit-price",
  );
  return price && price.cents > 0 ? printedIn(price.cents, price) : null;
}

const DIAGNOSIS = /^[A-TV-Z]\d[\dAB]\.[\dA-Z]{1,4}$/;

function isInternalCode(word: Word, columns: Column[]): boolean {
  if (DIAGNOSIS.test(word.text)) return true;
  const isNumbered = /^[A-Z]{2,4}\d{3,}$/.test(word.text);
  if (isNumbered && nearest(columns, word.box)?.role === "internal-code") return true;
  if (!/^\d{4,}$/.test(word.text)) return /^[|_\-=*.]+$/.test(word.text);
  return /^\d{6,}$/.test(word.text) || nearest(columns, word.box)?.role === "internal-code";
}

/** A name may be wider than the heading of its column: the cell's first word tells where it stands, or the last one that begins
 *  where a heading does. */
function isInPersonColumn(row: Row, index: number, columns: Column[]): boolean {
  const start = cellStart(row, index);
  const beginsColumn = ({ box }: Word) => columns.some((column) => isFlushLeft(box, column.box));
  const begin = row.words.slice(start, index + 1).findLast(beginsColumn) ?? row.words[start]!;
  return nearest(columns, begin.box)?.role === "person";
}

function standsInDescriptionColumn(words: Word[], columns: Column[]): boolean {
  const first = words[0];
  const column = columns.find((candidate) => candidate.role === "description");
  if (!first || !column) return false;
  return standsBelowHeading(first.box, boxAround(words), column.box);
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

/** "PT Eval Low Complex": physical therapy, and no patient. */
function isShortOfTherapy({ words, cellStarts }: Row, start: number, end: number): boolean {
  return (
    end - start === 1 && /^PT$/i.test(words[start]!.text) && end < words.length && !cellStarts.includes(end)
  );
}

/** A total, payment, adjustment or field of the form rather than a charge. A code outweighs a label: "Total knee
 *  replacement" and the abbreviation "DX" are services when one stands beside them. */
function isSummary(row: Row, labels: Label[], codes: LineCodes): boolean {
  if (codes.procedure) return false;
  if (isOffer(row)) return true;
  return labels.some(({ start, end, roles }) => {
    if (!opensCell(row, start) || isShortOfTherapy(row, start, end)) return false;
    if (roles.amount && SUMMARY_ROLES.has(roles.amount)) return true;
    const isField =
      roles.party === "identifier" ||
      roles.party === "person" ||
      roles.date === "due" ||
      roles.date === "birth";
    return isField && !codes.revenueCode;
  });
}
