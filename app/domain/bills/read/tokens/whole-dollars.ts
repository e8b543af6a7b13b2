import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import type { TableHeading } from "./table-heading.ts";

const FEWEST_WHOLE = 2;

/** No cents anywhere, and maybe no dollar sign either, where a table has a column of charges. */
export function printsNoCents(money: readonly PrintedAmount[], headings: readonly TableHeading[]): boolean {
  const hasCharges = headings.some(({ columns }) => columns.some(({ role }) => role === "charge"));
  if (money.length === 0) return hasCharges;
  const isEnough = hasCharges || money.length >= FEWEST_WHOLE;
  return isEnough && money.every(({ cents }) => cents % 100 === 0);
}
