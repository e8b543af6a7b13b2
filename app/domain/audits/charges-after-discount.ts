import type { AuditedLine, AuditedTotals } from "./audited-bill.ts";

/** What a provider bills after its own discounts, in cents. `most` and `least` differ where the bill does not say whether a
 *  gap between its charges and what it asks for is a discount or was paid. */
export interface ChargesAfterDiscount {
  /** Before them: the stated total, else that of the lines. */
  statedCents: number;
  leastCents: number;
  mostCents: number;
}

/** Without a plan, what is subtracted from the charges is the provider's discount. */
export function chargesAfterDiscount({
  totals: { chargesCents, adjustmentsCents, paymentsCents, balanceCents, previousCents = null },
  lines,
}: {
  totals: AuditedTotals;
  lines: readonly Pick<AuditedLine, "amountCents">[];
}): ChargesAfterDiscount {
  const statedCents = chargesCents ?? lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const mostCents = statedCents - Math.max(0, adjustmentsCents ?? 0);
  if (balanceCents === null || (adjustmentsCents !== null && paymentsCents !== null)) {
    return { statedCents, leastCents: mostCents, mostCents };
  }
  const askedAndPaidCents = balanceCents - (previousCents ?? 0) + Math.max(0, paymentsCents ?? 0);
  const leastCents = Math.max(0, Math.min(mostCents, askedAndPaidCents));
  return { statedCents, leastCents, mostCents: paymentsCents === null ? mostCents : leastCents };
}
