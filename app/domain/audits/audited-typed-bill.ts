import { SURE, type TypedLine, type TypedTotals } from "#app/domain/bills/typed/typed-bill.ts";
import type { AuditedLine, AuditedTotals } from "./audited-bill.ts";

/** A typed line as an audit looks at it. */
export function auditedTypedLine({ unitsConfidence, amountConfidence, ...line }: TypedLine): AuditedLine {
  return { ...line, ...doubtsOf({ unitsConfidence, amountConfidence }) };
}

/** What of a line was not read surely, as an audited line has it. Confidence from 0 to 1. */
export function doubtsOf({
  unitsConfidence,
  amountConfidence,
}: Pick<TypedLine, "unitsConfidence" | "amountConfidence">): Pick<AuditedLine, "unsure"> {
  const unsure = [
    ...(unitsConfidence < SURE ? (["units"] as const) : []),
    ...(amountConfidence < SURE ? (["amount"] as const) : []),
  ];
  return unsure.length > 0 ? { unsure } : {};
}

/** Typed totals as an audit looks at them: who paid does not matter to it. */
export function auditedTypedTotals(totals: TypedTotals): AuditedTotals {
  const { chargesCents, adjustmentsCents, amountDueCents, previousCents } = totals;
  const paid = [totals.insurancePaidCents, totals.patientPaidCents, totals.otherPaidCents].filter(
    (cents) => cents !== null,
  );
  return {
    chargesCents,
    adjustmentsCents,
    paymentsCents: paid.length > 0 ? paid.reduce((sum, cents) => sum + cents, 0) : null,
    balanceCents: amountDueCents,
    ...(totals.insurancePaidCents === null ? {} : { insurancePaidCents: totals.insurancePaidCents }),
    ...(previousCents === null ? {} : { previousCents }),
  };
}
