import type { Label } from "#app/domain/reading/labels/find-labels.ts";
import { opensCell, type Row } from "#app/domain/reading/page/rows.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import { type Said, saidIn } from "#app/domain/reading/values/said.ts";
import { wordsIn } from "./row-in-table.ts";

/** What a row says with the name of each value beside it: "Code 97110   Units 3   Each $40.00". */
export interface NamedValues {
  units: Said<number> | null;
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
const LEAST_NAMED = 2;
const COUNT = /^\d{1,4}(?:\.\d{1,2})?$/;
const NONE: NamedValues = { units: null, unitPrice: null, taken: [] };

/** Nothing, unless several cells of the row begin with a name and a number behind it. */
export function readNamedValues(
  row: Row,
  labels: readonly Label[],
  amounts: readonly PrintedAmount[],
): NamedValues {
  const textOfValue = ({ end }: Label) => row.words[end]?.text ?? "";
  const named = labels.filter(
    (label) => NAMES.has(label.roles.column) && opensCell(row, label.start) && /\d/.test(textOfValue(label)),
  );
  if (named.length < LEAST_NAMED) return NONE;
  const count = named.find((label) => label.roles.column === "quantity" && COUNT.test(textOfValue(label)));
  const price = named.find(({ roles }) => roles.column === "unit-price");
  const countAt = count && { row, start: count.end, end: count.end + 1 };
  return {
    units: count && countAt ? saidIn(Number(textOfValue(count)), countAt) : null,
    unitPrice: (price && amounts.find(({ start }) => start === price.end)) ?? null,
    taken: [...named.flatMap(wordsIn), ...(countAt ? wordsIn(countAt) : [])],
  };
}
