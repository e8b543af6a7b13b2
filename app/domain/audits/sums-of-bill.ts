import type { AuditedBill } from "./audited-bill.ts";

/** How far the stated charges are above the sum of the lines, in cents; 0: they agree, also where they are the charges without the
 *  credits among the lines, and what was taken off covers these. Null: there are no lines, or no charges are stated. */
export function linesGapCents({ lines, totals }: Pick<AuditedBill, "lines" | "totals">): number | null {
  if (lines.length === 0 || totals.chargesCents === null) return null;
  const sumCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const gapCents = totals.chargesCents - sumCents;
  const creditCents = lines.reduce((sum, { amountCents }) => sum + Math.max(0, -amountCents), 0);
  const takenOffCents = (totals.adjustmentsCents ?? 0) + (totals.paymentsCents ?? 0);
  return gapCents === creditCents && takenOffCents >= creditCents ? 0 : gapCents;
}

/** How far what is asked for is above what charges, adjustments and payments leave, in cents; 0: they agree, also where the rest is an
 *  earlier balance, which is a part of what is asked for or stands for itself. Null: one of them is not stated. */
export function dueGapCents({ totals }: Pick<AuditedBill, "totals">): number | null {
  const { chargesCents, adjustmentsCents, paymentsCents, balanceCents, previousCents = null } = totals;
  if (chargesCents === null || balanceCents === null) return null;
  const leftCents = chargesCents - (adjustmentsCents ?? 0) - (paymentsCents ?? 0);
  return balanceCents - leftCents === previousCents ? 0 : balanceCents - leftCents;
}
