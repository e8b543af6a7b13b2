import type { AmountRole } from "#app/domain/reading/labels/amount-labels.ts";
import type { LabeledValue } from "#app/domain/reading/pairs/labelled-values.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import type { ListedPayment } from "../tokens/listed-payment.ts";

/** Returns the payments if they add up to a labeled paid amount, or to the gap between charges and amount due.
 *  Otherwise null: a row may be printed twice or unread. Amounts in cents. */
export function provenPayments(
  payments: readonly ListedPayment[],
  labelled: readonly LabeledValue<PrintedAmount>[],
  { chargesCents, dueCents }: { chargesCents: number | null; dueCents: number | null },
): ListedPayment[] | null {
  if (payments.length === 0) return null;
  const ofList = new Set(payments.map(({ amount }) => amount));
  const centsOf = (...roles: (AmountRole | undefined)[]) =>
    labelled
      .filter(({ label, value }) => roles.includes(label.roles.amount) && !ofList.has(value))
      .map(({ value }) => Math.abs(value.cents));
  const paidCents = payments.reduce((sum, { amount }) => sum + Math.abs(amount.cents), 0);
  if (centsOf("payment", "tendered").includes(paidCents)) return [...payments];
  if (chargesCents === null || dueCents === null) return null;
  const missingCents = chargesCents - dueCents - paidCents;
  const adjustments = centsOf("adjustment", "discount");
  return [0, ...adjustments].includes(missingCents) ? [...payments] : null;
}
