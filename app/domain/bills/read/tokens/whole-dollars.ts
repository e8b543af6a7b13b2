import { misalignment } from "../layout/geometry.ts";
import { heightOf } from "../layout/rows.ts";
import type { PrintedAmount } from "./amounts.ts";
import { type Column, columnOfAmount } from "./columns.ts";
import type { TableHeading } from "./table-headings.ts";

const FEWEST_WHOLE = 2;

/** No cents anywhere, and maybe no dollar sign either, where a table has a column of charges. */
export function printsNoCents(money: readonly PrintedAmount[], headings: readonly TableHeading[]): boolean {
  const hasCharges = headings.some(({ columns }) => columns.some(({ role }) => role === "charge"));
  if (money.length === 0) return hasCharges;
  const isEnough = hasCharges || money.length >= FEWEST_WHOLE;
  return isEnough && money.every(({ cents }) => cents % 100 === 0);
}

/** "2,694" straight below the charges, and not a number anywhere else in the row. */
export function endsMoneyColumn({ box, row }: PrintedAmount, columns: readonly Column[]): boolean {
  const column = columnOfAmount(columns, box);
  return column !== null && misalignment(column.box, box) < heightOf(row.box);
}
