import type { AuditedBill } from "./audited-bill.ts";

/** Returns how far the stated charges exceed the sum of the lines, in cents. 0: they agree. They also agree if
 *  the stated charges exclude the credits among the lines and the adjustments cover those credits. Null: no
 *  lines, or no stated charges. */
export function linesGapCents({ lines, totals }: Pick<AuditedBill, "lines" | "totals">): number | null {
  if (lines.length === 0 || totals.chargesCents === null) return null;
  const sumCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const gapCents = totals.chargesCents - sumCents;
  const creditCents = lines.reduce((sum, { amountCents }) => sum + Math.max(0, -amountCents), 0);
  const takenOffCents = (totals.adjustmentsCents ?? 0) + (totals.paymentsCents ?? 0);
  return gapCents === creditCents && takenOffCents >= creditCents ? 0 : gapCents;
}

/** Returns how far the amount asked exceeds charges minus adjustments and payments, in cents. 0: they agree. They
 *  also agree if the rest is an earlier balance, included in the amount asked or printed separately. Null: one of
 *  them isn't stated. */
export function dueGapCents({ totals }: Pick<AuditedBill, "totals">): number | null {
  const { chargesCents, adjustmentsCents, paymentsCents, balanceCents, previousCents = null } = totals;
  if (chargesCents === null || balanceCents === null) return null;
  const leftCents = chargesCents - (adjustmentsCents ?? 0) - (paymentsCents ?? 0);
  return balanceCents - leftCents === previousCents ? 0 : balanceCents - leftCents;
}
