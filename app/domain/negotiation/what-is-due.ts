import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";

type BillAmounts = Pick<AuditedBill, "totals" | "lines">;

/** Returns what the patient is asked to pay, in cents: as stated, else the charges less reductions and payments. Credits among
 *  the lines that neither the stated charges nor the adjustments include are subtracted. Null: the bill has no amounts. */
export function dueCentsOf({ totals, lines }: BillAmounts): number | null {
  const { balanceCents, chargesCents } = totals;
  if (balanceCents === null && chargesCents === null && lines.length === 0) return null;
  const takenOffCents = (totals.adjustmentsCents ?? 0) + (totals.paymentsCents ?? 0);
  const leftCents = (chargesCents ?? chargedCentsOf(lines)) - takenOffCents;
  const areCreditsOpen = areBeforeCredits({ totals, lines }) && takenOffCents < creditCentsOf(lines);
  const statedCents = balanceCents ?? leftCents;
  return areCreditsOpen && statedCents === leftCents ? statedCents - creditCentsOf(lines) : statedCents;
}

/** What the bill charges on none of its lines, in cents, 0 or more. */
export function unitemizedCentsOf({ totals, lines }: BillAmounts): number {
  const itemizedCents =
    chargedCentsOf(lines) - (areBeforeCredits({ totals, lines }) ? 0 : creditCentsOf(lines));
  return Math.max(0, (totals.chargesCents ?? 0) - itemizedCents);
}

/** Whether the charges are those of the lines before credits among them are subtracted. */
function areBeforeCredits({ totals: { chargesCents }, lines }: BillAmounts): boolean {
  return chargesCents === null || chargesCents === chargedCentsOf(lines);
}

function chargedCentsOf(lines: AuditedBill["lines"]): number {
  return lines.reduce((sum, { amountCents }) => sum + Math.max(0, amountCents), 0);
}

function creditCentsOf(lines: AuditedBill["lines"]): number {
  return lines.reduce((sum, { amountCents }) => sum + Math.max(0, -amountCents), 0);
}
