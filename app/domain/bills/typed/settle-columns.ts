import type { CountPlace, RowReading } from "./read-row.ts";
import { followsMeasure } from "./said-units.ts";

/** Of a charge that stands below no headings: which of its numbers is what, as all rows together tell. */
export interface SettledRow {
  units: number | null;
  unitsConfidence: number;
  unitPriceCents: number | null;
  amountCents: number;
  amountConfidence: number;
  /** Tokens that aren't words of the description. */
  besides: Set<number>;
}

const MAX_COUNTED = 0.6;
/** How surely a count is one: it is proven by a product; other rows have one too; it is the bill's only row. */
const PROVEN = 1;
const AGREED = 0.95;
const ALONE = 0.8;
/** Said so with a question mark. */
const DOUBTED = 0.5;

/** Settles rows of charges together. `totalsCents`: what their charges may come to. */
export function settleColumns(rows: readonly RowReading[], totalsCents: readonly number[]): SettledRow[] {
  const place = countPlaceOf(rows);
  const numbered = areNumbered(rows);
  const decimals = countDecimals(rows);
  const read = rows.map((row) => ({
    row,
    counted: countIn(row, numbered.has(row) ? null : place, decimals.has(row), rows.length),
    amounts: amountsIn(row, decimals.has(row)),
  }));
  const chargeAt = chargeColumns(
    read.map(({ amounts }) => amounts),
    read.map(({ counted }) => counted.units),
    totalsCents,
  );
  return read.map(({ row, counted: { units, unitsConfidence, at }, amounts }) => {
    const { column, confidence } = chargeAt(amounts.length);
    const amountCents =
      amounts[column] ??
      amounts.at(-1) ??
      row.whole?.cents ??
      Math.round((row.eachCents ?? 0) * (units ?? 1));
    const price = row.eachCents ?? priceOf(amounts, column, units);
    const isProven = price !== null && units !== null && Math.round(price * units) === Math.abs(amountCents);
    const besides = new Set<number>([
      ...(at === null ? [] : [at]),
      ...(row.money.length === 0 && row.whole ? [row.whole.at] : []),
    ]);
    const number = row.counts.find((count) => count.place === "first");
    if (number && numbered.has(row)) besides.add(number.at);
    return {
      units,
      unitsConfidence: isProven ? PROVEN : unitsConfidence,
      unitPriceCents: price,
      amountCents,
      amountConfidence: row.isDoubted
        ? DOUBTED
        : isProven
          ? PROVEN
          : row.money.length === 0
            ? wholeConfidence(rows)
            : confidence,
      besides,
    };
  });
}

/** Where most rows have a bare number. */
function countPlaceOf(rows: readonly RowReading[]): CountPlace | null {
  const open = rows.filter(({ said }) => said === null);
  for (const place of ["before-amount", "behind-code", "first", "behind-amount"] as const) {
    const having = open.filter(({ counts }) => counts.some((count) => count.place === place));
    const surely = having.filter(({ counts }) =>
      counts.some((count) => count.place === place && !count.isDoubtful),
    );
    const isEnough =
      having.length >= MAX_COUNTED * open.length && 2.5 * surely.length >= open.length && surely.length > 0;
    if (isEnough && (open.length > 1 || place === "before-amount" || place === "behind-code")) return place;
  }
  return null;
}

/** Rows that are numbered 1, 2, 3. */
function areNumbered(rows: readonly RowReading[]): ReadonlySet<RowReading> {
  const firsts = rows.map(({ counts }) => counts.find(({ place, at }) => place === "first" && at === 0));
  const isRun =
    rows.length > 1 &&
    firsts.every((count, index) => count?.value === index + (firsts[0]?.value ?? 0)) &&
    (firsts[0]?.value ?? 0) <= 1;
  return isRun && rows.length > 1 ? new Set(rows) : new Set();
}

/** Rows whose first amount is a count written as '1.00'. */
function countDecimals(rows: readonly RowReading[]): ReadonlySet<RowReading> {
  const several = rows.filter(({ money }) => money.length > 1);
  const isWhole = ({ money: [first] }: RowReading) =>
    first !== undefined &&
    !first.hasSign &&
    first.cents % 100 === 0 &&
    first.cents > 0 &&
    first.cents < 100_000;
  if (several.length === 0 || !several.every(isWhole)) return new Set();
  const isProduct = ({ money: [count, price, amount] }: RowReading) =>
    count !== undefined &&
    price !== undefined &&
    amount !== undefined &&
    Math.round((count.cents / 100) * price.cents) === Math.abs(amount.cents);
  const ones = several.filter(({ money }) => money[0]?.cents === 100).length;
  const isProven = several.filter(isProduct).length >= MAX_COUNTED * several.length;
  const areSmall =
    several.length > 2 &&
    several.every(
      ({ money: [first, ...others] }) =>
        first !== undefined && first.cents <= 2_000 && first.cents !== others.at(-1)?.cents,
    );
  return isProven || areSmall || (several.length > 1 && 2 * ones >= several.length)
    ? new Set(several)
    : new Set();
}

interface CountedUnits {
  units: number | null;
  unitsConfidence: number;
  at: number | null;
}

function countIn(
  row: RowReading,
  place: CountPlace | null,
  isDecimal: boolean,
  rowCount: number,
): CountedUnits {
  const { said, counts, money, tokens } = row;
  if (said) return { units: said.units, unitsConfidence: said.isSure ? PROVEN : DOUBTED, at: null };
  const [first] = money;
  if (isDecimal && first) return { units: first.cents / 100, unitsConfidence: AGREED, at: null };
  const count = counts.find((candidate) => candidate.place === place);
  if (count) {
    const unitsConfidence = rowCount > 1 || count.value === 1 ? AGREED : ALONE;
    return { units: count.value, unitsConfidence, at: count.at };
  }
  const isOwnCell = ({ at }: { at: number }) =>
    tokens.filter(({ cell }) => cell === tokens[at]?.cell).length === 1 && row.row.cells.length > 2;
  const alone = counts.find(
    (candidate) =>
      candidate.place === "before-amount" &&
      ((place === null && isOwnCell(candidate)) || followsMeasure(tokens, candidate.at)),
  );
  return alone
    ? { units: alone.value, unitsConfidence: alone.value === 1 ? AGREED : ALONE, at: alone.at }
    : { units: null, unitsConfidence: 1, at: null };
}

const amountsIn = ({ money }: RowReading, isDecimal: boolean) =>
  money.slice(isDecimal ? 1 : 0).map(({ cents }) => cents);

/** Whole dollars are sure where other rows have none but them. */
const wholeConfidence = (rows: readonly RowReading[]) =>
  rows.filter(({ money }) => money.length === 0).length > 1 || rows.length === 1 ? AGREED : ALONE;

function priceOf(amounts: readonly number[], column: number, units: number | null): number | null {
  const first = amounts[0];
  if (column === 0 || first === undefined || units === null || first < 0) return null;
  return units > 1 || first === amounts[column] ? first : null;
}

/** Which of several amounts is the charge, by how many a row has. */
function chargeColumns(
  amountsOf: readonly number[][],
  units: readonly (number | null)[],
  totalsCents: readonly number[],
) {
  const known = new Map<number, { column: number; confidence: number }>();
  return (count: number) => {
    const found = known.get(count) ?? chargeColumn(count, amountsOf, units, totalsCents);
    known.set(count, found);
    return found;
  };
}

function chargeColumn(
  count: number,
  all: readonly number[][],
  units: readonly (number | null)[],
  totalsCents: readonly number[],
) {
  if (count < 2) return { column: 0, confidence: PROVEN };
  const rows = all.flatMap((amounts, index) =>
    amounts.length === count ? [{ amounts, units: units[index] ?? null }] : [],
  );
  const multiplied = rows.filter((row) => row.units !== null && row.units !== 1);
  const isProduct = ({ amounts: [price = 0, amount], units }: (typeof rows)[number]) =>
    Math.round(price * (units ?? 1)) === amount;
  if (
    rows.every(isProduct) ||
    (multiplied.length > 0 && multiplied.filter(isProduct).length > multiplied.length / 2)
  )
    return { column: 1, confidence: PROVEN };
  const others = all
    .filter((amounts) => amounts.length !== count)
    .reduce((sum, amounts) => sum + (amounts.at(-1) ?? 0), 0);
  for (let column = 0; column < count; column++) {
    const sum = rows.reduce((total, { amounts }) => total + (amounts[column] ?? 0), others);
    if (totalsCents.includes(sum)) return { column, confidence: PROVEN };
  }
  const isLeft = ({ amounts: [first = 0, ...others] }: (typeof rows)[number]) =>
    others.slice(0, -1).reduce((left, amount) => left - Math.abs(amount), first) === others.at(-1);
  if (count > 2 && rows.every(isLeft)) return { column: 0, confidence: AGREED };
  const isRunning =
    rows.length > 1 &&
    rows.every(
      ({ amounts }, index) =>
        index === 0 || amounts.at(-1) === (rows[index - 1]?.amounts.at(-1) ?? 0) + (amounts.at(-2) ?? 0),
    );
  if (isRunning) return { column: count - 2, confidence: AGREED };
  const drops = rows.map(({ amounts }) => (amounts[0] ?? 0) - (amounts.at(-1) ?? 0));
  const isFirstLarger = drops.every((drop) => drop >= 0) && drops.some((drop) => drop > 0);
  return { column: isFirstLarger ? 0 : count - 1, confidence: 0.7 };
}
