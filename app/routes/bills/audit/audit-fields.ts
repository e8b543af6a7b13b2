import type { BillItself } from "#app/domain/audits/audited-bill-of-bill.ts";
import { writeTypedLines } from "#app/domain/audits/write-typed-lines.ts";

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
  return {
    provider: bill.providerName ?? "",
    hospitalId: "",
    statementDate: bill.statementDate ?? "",
    serviceFrom: bill.serviceFrom ?? "",
    serviceTo: bill.serviceTo ?? "",
    ...readTextsOf(bill, []),
  };
}

/** The lines of a bill as they were read, and its totals, each in its field. `unread`: texts that aren't lines yet. */
export function readTextsOf(
  { lines, totals }: Pick<BillItself, "lines" | "totals">,
  unread: readonly string[],
) {
  return {
    lines: writeTypedLines(lines, { previousCents: totals.previousCents ?? null, unread }),
    chargesCents: dollarsText(totals.chargesCents),
    adjustmentsCents: dollarsText(totals.adjustmentsCents),
    paymentsCents: dollarsText(totals.paymentsCents),
    balanceCents: dollarsText(totals.balanceCents),
  };
}

function dollarsText(amountCents: number | null): string {
  return amountCents === null ? "" : (amountCents / 100).toFixed(2);
}
