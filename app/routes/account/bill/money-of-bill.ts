import type { BilledMoney } from "#app/domain/audits/plan/money-picture.ts";
import { type KeptBill, sumOfLinesCents } from "#app/domain/bills/kept/kept-bill.ts";

/** What a kept bill says of its money. What was paid and by whom the bill does not say counts as paid. */
export function moneyOfBill(bill: KeptBill): BilledMoney {
  const { totals } = bill;
  const { patientPaidCents: own, otherPaidCents: other } = totals;
  return {
    chargesCents: totals.chargesCents?.value ?? sumOfLinesCents(bill),
    discountCents: totals.adjustmentsCents?.value ?? null,
    planPaidCents: totals.insurancePaidCents?.value ?? null,
    paidCents: own || other ? (own?.value ?? 0) + (other?.value ?? 0) : null,
    dueCents: totals.amountDueCents?.value ?? null,
  };
}
