import type { Printed } from "../../bill.ts";
import { opensCell, type Row } from "../layout/rows.ts";
import { printedIn } from "../printed-at.ts";
import type { PrintedAmount } from "./amounts.ts";
import type { Label } from "./find-labels.ts";

/** What a row says with the name of each value beside it: "Code 97110   Units 3   Each $40.00". */
export interface NamedValues {
  units: Printed<number> | null;
  unitPrice: PrintedAmount | null;
  /** The words that name values, and the units. */
  taken: number[];
}

const NAMES = new Set(["date", "code", "revenue-code", "modifier", "quantity", "unit-price", "charge"]);
const LEAST_NAMED = 2;
const NONE: NamedValues = { units: null, unitPrice: null, taken: [] };

/** Nothing, unless several cells of the row begin with a name and a number behind it. */
export function readNamedValues(
  row: Row,
  labels: readonly Label[],
  amounts: readonly PrintedAmount[],
): NamedValues {
  const named = labels.filter(
    ({ start, end, roles }) =>
      NAMES.has(roles.column!) && opensCell(row, start) && /\d/.test(row.words[end]?.text ?? ""),
  );
  if (named.length < LEAST_NAMED) return NONE;
  const count = named.find(
    ({ end, roles }) => roles.column === "quantity" && /^\d{1,4}(?:\.\d{1,2})?$/.test(row.words[end]!.text),
  );
  const price = named.find(({ roles }) => roles.column === "unit-price");
  return {
    units: count
      ? printedIn(Number(row.words[count.end]!.text), { row, start: count.end, end: count.end + 1 })
      : null,
    unitPrice: (price && amounts.find(({ start }) => start === price.end)) ?? null,
    taken: [
      ...named.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, at) => start + at)),
      ...(count ? [count.end] : []),
    ],
  };
}
