import { conceptsIn } from "../choice/label-concepts.ts";
import { nearText } from "../choice/near-text.ts";
import type { Row } from "../layout/rows.ts";
import { describeCharge, type PersonName } from "../names/person-names.ts";
import { printedAt } from "../printed-at.ts";
import { findAmounts, type PrintedAmount } from "../tokens/amounts.ts";
import type { PrintedDate } from "../tokens/dates.ts";
import { readLineCodes } from "../tokens/line-codes.ts";
import type { ChargeLine } from "../tokens/table-row.ts";

// A card has its service, its code and a few rows of figures.
const MOST_ROWS_BELOW = 6;

/** Charges that are printed as cards instead of rows: a row with a code and no amount, and below it, before the next such row,
 *  figures of which one says that it was charged or billed. Explanations of benefits and portals print so. */
export function findChargeCards(
  rows: Row[],
  datesOf: Map<Row, PrintedDate[]>,
  persons: PersonName[],
): ChargeLine[] {
  const moneyOf = (row: Row) => findAmounts(row, "joined").filter(({ isMoney }) => isMoney);
  const heads = rows.flatMap((row, index) => {
    const codes = readLineCodes(row, [], takenByDates(datesOf.get(row)));
    return codes.procedure && moneyOf(row).length === 0 ? [{ row, index, codes }] : [];
  });
  const priceAbove = (index: number) => {
    const above = rows[index - 1];
    const [price, ...others] = above ? moneyOf(above) : [];
    return price && others.length === 0 && price.row.pageIndex === rows[index]!.pageIndex ? price : null;
  };
  // "Blood draw   $26.81" above "Procedure 36415".
  const pricesAbove = heads.length > 1 && heads.every(({ index }) => priceAbove(index) !== null);
  return heads.flatMap(({ row, index, codes }, position): ChargeLine[] => {
    const end = Math.min(heads[position + 1]?.index ?? rows.length, index + 1 + MOST_ROWS_BELOW);
    const below = rows.slice(index + 1, end).filter((other) => other.pageIndex === row.pageIndex);
    const amount = pricesAbove
      ? priceAbove(index)
      : below.flatMap(moneyOf).find((one) => saysCharge(one, rows));
    if (!amount) return [];
    const above = rows[index - 1];
    const described = above && above.pageIndex === row.pageIndex ? above : null;
    const isText = (at: number) =>
      !takenByDates(datesOf.get(described!)).has(at) && (amount.row !== described || at < amount.start);
    const words = described?.words.filter((_, at) => isText(at)) ?? [];
    const description = describeCharge(words, persons);
    return [
      {
        row,
        ...codes,
        date: datesOf.get(row)?.[0] ?? (described && datesOf.get(described)?.[0]) ?? null,
        description: description === null || !described ? null : printedAt(description, described, words),
        units: null,
        unitPrice: null,
        amount,
      },
    ];
  });
}

function saysCharge(amount: PrintedAmount, rows: Row[]): boolean {
  const text = nearText(amount, rows);
  const concepts = conceptsIn(text);
  if (concepts.includes("allowed") || concepts.includes("adjustment") || concepts.includes("due"))
    return false;
  return concepts.includes("charge") || /\bprovider\b/i.test(text);
}

function takenByDates(dates: PrintedDate[] = []): Set<number> {
  return new Set(
    dates.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
  );
}
