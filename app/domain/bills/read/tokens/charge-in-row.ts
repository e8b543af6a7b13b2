import type { AmountRole } from "#app/domain/reading/labels/amount-labels.ts";
import type { Label } from "#app/domain/reading/labels/find-labels.ts";
import { misalignment } from "#app/domain/reading/page/geometry.ts";
import { opensCell, type Row } from "#app/domain/reading/page/rows.ts";
import { findAmounts, type PrintedAmount, type PrintedCents } from "#app/domain/reading/values/amounts.ts";
import { saidIn, type WordedValue } from "#app/domain/reading/values/said.ts";
import { type Column, columnOfAmount, isMoneyColumn, nearest } from "./columns.ts";
import type { LineCodes } from "./line-codes.ts";
import { type RowInTable, wordsIn } from "./row-in-table.ts";

/** What a row says about money, and the units that are named next to it. */
export interface MoneyInRow {
  amounts: readonly PrintedAmount[];
  /** The amount that was charged. */
  charge: PrintedAmount | null;
  hasAmounts: boolean;
  unitPrice: WordedValue<number> | null;
  namedUnits: WordedValue<number> | null;
}

/** Reads the amounts of a row, which take their words: the charge below its heading or behind the code, and the price of a unit. */
export function readMoney(
  place: RowInTable,
  { labels, codes }: { labels: readonly Label[]; codes: LineCodes },
  { cents, wholeDollars }: { cents: PrintedCents; wholeDollars: boolean },
): MoneyInRow {
  const { row, columns, taken } = place;
  const named = readNamedValues(row, labels, findAmounts(row, cents, taken));
  for (const index of named.taken) taken.add(index);
  const amounts = findAmounts(row, cents, taken);
  const price = named.unitPrice;
  const money = amounts.filter(
    (amount) =>
      amount.start !== price?.start &&
      (amount.isMoney || (wholeDollars && standsInMoneyColumn(amount, columns))),
  );
  const charge = chooseCharge(money, place, codes);
  for (const index of [...money, ...(price ? [price] : [])].flatMap(wordsIn)) taken.add(index);
  return {
    amounts,
    charge,
    hasAmounts: money.length > 0,
    unitPrice: price ? saidIn(price.cents, price) : readUnitPrice(money, place, charge),
    namedUnits: named.units,
  };
}

/** Which of the amounts of a row was charged: the one below the charges' heading, or behind the code. */
function chooseCharge(
  money: readonly PrintedAmount[],
  { columns }: RowInTable,
  { procedure }: LineCodes,
): PrintedAmount | null {
  if (columns.length > 0) return chooseByColumns(money, columns);
  // The amounts to the left of a code outside a table may be of a summary next to it.
  const from = procedure?.words[0]?.box.left ?? Number.NEGATIVE_INFINITY;
  const behind = money.filter(({ box }) => box.left > from);
  return extendedOrFirst(behind.length > 0 ? behind : money);
}

function chooseByColumns(money: readonly PrintedAmount[], columns: readonly Column[]): PrintedAmount | null {
  const charges = columns.filter((column) => column.role === "charge");
  const hasOthers = columns.some((column) => isMoneyColumn(column) && column.role !== "charge");
  if (money.length === 0) return null;
  if (charges.length === 0 || !hasOthers) {
    // "Saline 1000 cc" says no amount.
    const outside = money.filter(({ box }) => nearest(columns, box)?.role !== "description");
    return extendedOrFirst(charges.length > 0 && outside.length > 0 ? outside : money);
  }
  const inCharge = charges.flatMap((column) => {
    const below = money.filter((amount) => columnOfAmount(columns, amount.box) === column);
    const distance = (amount: PrintedAmount) => misalignment(column.box, amount.box);
    return below.sort((a, b) => distance(a) - distance(b)).slice(0, 1);
  });
  // Of two columns of charges ("Provider charged", "Approved amount") the larger is what was charged.
  return inCharge.sort((a, b) => b.cents - a.cents)[0] ?? null;
}

/** Of `2 × 61.00 = 122.00` the product: of two amounts, the second when the first divides it and is smaller, or when it is so many
 *  times the first as the number before that says: `12.4 × 28.00  347.20` of miles. */
function extendedOrFirst([first, second]: readonly PrintedAmount[]): PrintedAmount | null {
  if (!first) return null;
  if (!second || first.cents <= 0) return first;
  const isMultiple = second.cents >= first.cents && second.cents % first.cents === 0;
  return isMultiple || second.cents === Math.round(unitsBefore(first) * first.cents) ? second : first;
}

const BROKEN_COUNT = /^\d{1,4}\.\d{1,2}$/;
const MAX_WORDS_BETWEEN = 1;

/** The broken number before a price, or before the sign of multiplication that stands between; 0: there is none. */
function unitsBefore({ row, start }: PrintedAmount): number {
  const before = row.words.slice(Math.max(0, start - MAX_WORDS_BETWEEN - 1), start);
  const count = before.findLast(({ text }) => BROKEN_COUNT.test(text));
  return count ? Number(count.text) : 0;
}

/** Returns the amount below "Unit price" that isn't the charge. Null where a reduction is in between. */
function readUnitPrice(
  money: readonly PrintedAmount[],
  { columns }: RowInTable,
  charge: PrintedAmount | null,
): WordedValue<number> | null {
  const columnOf = ({ box }: PrintedAmount) => columnOfAmount(columns, box);
  const price = money.find((amount) => amount !== charge && columnOf(amount)?.role === "unit-price");
  const isTakenOff = (amount: PrintedAmount) =>
    amount.cents !== 0 && TAKEN_OFF.some((role) => role === columnOf(amount)?.amountRole);
  return price && price.cents > 0 && !money.some(isTakenOff) ? saidIn(price.cents, price) : null;
}

const TAKEN_OFF: readonly AmountRole[] = ["adjustment", "discount"];

/** "72" below "Charge", and not below "Units". */
function standsInMoneyColumn({ box }: PrintedAmount, columns: readonly Column[]): boolean {
  const column = nearest(columns, box);
  return column !== null && isMoneyColumn(column);
}

/** What a row says with the name of each value next to it: "Code 97110   Units 3   Each $40.00". */
interface NamedValues {
  units: WordedValue<number> | null;
  unitPrice: PrintedAmount | null;
  /** The words that name values, and the units. */
  taken: number[];
}

const NAMES = new Set<string | undefined>([
  "date",
  "code",
  "revenue-code",
  "modifier",
  "quantity",
  "unit-price",
  "charge",
]);
const MIN_NAMED = 2;
const COUNT = /^\d{1,4}(?:\.\d{1,2})?$/;
const NONE: NamedValues = { units: null, unitPrice: null, taken: [] };

/** Nothing, unless several cells of the row begin with a name and a number behind it. */
function readNamedValues(row: Row, labels: readonly Label[], amounts: readonly PrintedAmount[]): NamedValues {
  const textOfValue = ({ end }: Label) => row.words[end]?.text ?? "";
  const named = labels.filter(
    (label) => NAMES.has(label.roles.column) && opensCell(row, label.start) && /\d/.test(textOfValue(label)),
  );
  if (named.length < MIN_NAMED) return NONE;
  const count = named.find((label) => label.roles.column === "quantity" && COUNT.test(textOfValue(label)));
  const price = named.find(({ roles }) => roles.column === "unit-price");
  const countAt = count && { row, start: count.end, end: count.end + 1 };
  return {
    units: count && countAt ? saidIn(Number(textOfValue(count)), countAt) : null,
    unitPrice: (price && amounts.find(({ start }) => start === price.end)) ?? null,
    taken: [...named.flatMap(wordsIn), ...(countAt ? wordsIn(countAt) : [])],
  };
}
