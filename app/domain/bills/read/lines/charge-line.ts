import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import type { SaidOfService, TableRow } from "../tokens/table-row.ts";

/** A printed charge, before its date is put in the document's order of day and month. */
export interface ChargeLine extends SaidOfService {
  amount: PrintedAmount;
  /** What the amount may be instead, in cents, where a glyph of a picture was misread: a printed total proves it. */
  otherCents?: number;
}

/** What a row says of a service, charged by this amount. */
export function toChargeLine(
  { row, date, procedure, modifiers, revenueCode, ndc, description, units, unitPrice }: TableRow,
  amount: PrintedAmount,
): ChargeLine {
  return { row, date, procedure, modifiers, revenueCode, ndc, description, units, unitPrice, amount };
}

export const sumCents = (lines: readonly ChargeLine[]) =>
  lines.reduce((sum, line) => sum + line.amount.cents, 0);

/** The sum of lines, in cents, with the proven amount of each. */
export const provenCents = (lines: readonly ChargeLine[]) =>
  lines.reduce((sum, { amount, otherCents }) => sum + (otherCents ?? amount.cents), 0);

export const countCoded = (lines: readonly ChargeLine[]) =>
  lines.filter(({ procedure }) => procedure !== null).length;

export const hasCode = ({ procedure, revenueCode }: SaidOfService) =>
  procedure !== null || revenueCode !== null;
