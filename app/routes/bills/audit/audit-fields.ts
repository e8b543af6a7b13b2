import type { BillItself } from "#app/domain/audits/audited-bill-of-bill.ts";
import { writeTypedLine } from "#app/domain/audits/read-typed-lines.ts";

/** What the form asks of the bill itself, in its order. */
export const billFields = [
  "provider",
  "hospitalId",
  "statementDate",
  "serviceFrom",
  "serviceTo",
  "lines",
  "chargesCents",
  "adjustmentsCents",
  "paymentsCents",
  "balanceCents",
] as const;

export type BillField = (typeof billFields)[number];

/** A bill as the texts of the form. */
export function textsOfBill(bill: BillItself): Record<BillField, string> {
  const { chargesCents, adjustmentsCents, paymentsCents, balanceCents } = bill.totals;
  return {
    provider: bill.providerName ?? "",
    hospitalId: "",
    statementDate: bill.statementDate ?? "",
    serviceFrom: bill.serviceFrom ?? "",
    serviceTo: bill.serviceTo ?? "",
    lines: bill.lines.map(writeTypedLine).join("\n"),
    chargesCents: dollarsText(chargesCents),
    adjustmentsCents: dollarsText(adjustmentsCents),
    paymentsCents: dollarsText(paymentsCents),
    balanceCents: dollarsText(balanceCents),
  };
}

function dollarsText(amountCents: number | null): string {
  return amountCents === null ? "" : (amountCents / 100).toFixed(2);
}
