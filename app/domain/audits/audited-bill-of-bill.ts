import type { Bill, BillTotals } from "#app/domain/bills/bill.ts";
import { SURE } from "#app/domain/bills/typed/typed-bill.ts";
import type { PrintedValue } from "#app/domain/reading/values/printed-at.ts";
import type { AuditedBill, AuditedLine, AuditedTotals, ReadSums } from "./audited-bill.ts";
import { doubtsOf } from "./audited-typed-bill.ts";
import type { AuditFacts } from "./read-audit-facts.ts";

/** What of a bill is the bill's own to say. */
export type BillItself = Pick<
  AuditedBill,
  | "statementDate"
  | "serviceFrom"
  | "serviceTo"
  | "lines"
  | "totals"
  | "areSumsDoubted"
  | "readSums"
  | "paper"
  | "told"
  | "disputeBy"
  | "isPeriodGuessed"
  | "isStatementDateGuessed"
  | "payments"
> & { providerName: string | null };

/** A bill that was read, as an audit looks at it. */
export function billItselfOf(bill: Bill): BillItself {
  return {
    providerName: bill.providerName?.value ?? null,
    statementDate: bill.statementDate?.value ?? null,
    serviceFrom: bill.serviceDates?.first.value ?? null,
    serviceTo: bill.serviceDates?.last.value ?? null,
    lines: bill.lines.map(
      (line): AuditedLine => ({
        serviceDate: line.serviceDate?.value ?? null,
        serviceCode: line.serviceCode?.value ?? null,
        revenueCode: line.revenueCode?.value ?? null,
        modifiers: line.modifiers.map(({ value }) => value),
        units: line.units?.value ?? null,
        unitPriceCents: line.unitPriceCents?.value ?? null,
        amountCents: line.amountCents.value,
        description: line.description?.value ?? null,
        ...doubtsOf({
          unitsConfidence: unitsConfidenceOf(line),
          amountConfidence: line.amountCents.confidence,
        }),
      }),
    ),
    totals: {
      ...auditedTotals(bill.totals),
      ...(bill.previousCents !== null && { previousCents: bill.previousCents }),
    },
    readSums: {
      totals: readTotals(bill.totals),
      lineConfidences: bill.lines.map(({ amountCents }) => amountCents.confidence),
      ...(bill.lines.some(({ otherAmountCents }) => otherAmountCents !== null) && {
        lineOffers: bill.lines.map(({ otherAmountCents }) => otherAmountCents),
      }),
      otherAmounts: bill.otherAmounts.map(({ value, isInSentence }) => ({
        amountCents: value,
        isInSentence,
      })),
      hasUnreadCharges: bill.hasUnreadCharges,
    },
    paper: bill.paper,
    ...(bill.told && { told: bill.told }),
    ...(bill.correspondence.disputeBy && { disputeBy: bill.correspondence.disputeBy.value }),
    ...(bill.isPeriodPrinted ? {} : { isPeriodGuessed: true as const }),
    ...(isGuessed(bill.statementDate) ? { isStatementDateGuessed: true as const } : {}),
    payments:
      bill.payments?.map(({ date, amountCents }) => ({ date: date.value, amountCents: amountCents.value })) ??
      null,
  };
}

/** The totals that were read, each with how surely. */
export function readTotals(
  totals: {
    [Role in keyof BillTotals]: { value: number; confidence: number } | null;
  },
): ReadSums["totals"] {
  const roles = Object.keys(totals) as (keyof BillTotals)[];
  return roles.flatMap((role) => {
    const total = totals[role];
    return total ? [{ role, amountCents: total.value, confidence: total.confidence }] : [];
  });
}

/** Whether a day was read, and not surely. */
export function isGuessed(day: { confidence: number } | null): boolean {
  return day !== null && day.confidence < SURE;
}

type ReadNumber = Pick<PrintedValue<number>, "value" | "confidence">;

/** How surely a line's units and its unit price were read, 0 to 1: surely where their product is the charge. */
export function unitsConfidenceOf({
  units,
  unitPriceCents,
  amountCents,
}: {
  units: ReadNumber | null;
  unitPriceCents: ReadNumber | null;
  amountCents: ReadNumber;
}): number {
  if (units && unitPriceCents) {
    const isProduct = Math.round(units.value * unitPriceCents.value) === Math.abs(amountCents.value);
    return isProduct ? 1 : Math.min(units.confidence, unitPriceCents.confidence, amountCents.confidence);
  }
  return units?.confidence ?? 1;
}

/** `totals`: of a bill that was read or kept; who paid does not matter to an audit. */
export function auditedTotals(
  totals: {
    [Role in keyof BillTotals]: { value: number } | null;
  },
): AuditedTotals {
  const paid = [totals.insurancePaidCents, totals.patientPaidCents, totals.otherPaidCents].filter(
    (payment) => payment !== null,
  );
  return {
    chargesCents: totals.chargesCents?.value ?? null,
    adjustmentsCents: totals.adjustmentsCents?.value ?? null,
    paymentsCents: paid.length > 0 ? paid.reduce((sum, { value }) => sum + value, 0) : null,
    balanceCents: totals.amountDueCents?.value ?? null,
    ...(totals.insurancePaidCents ? { insurancePaidCents: totals.insurancePaidCents.value } : {}),
  };
}

/** A bill with what was said besides. */
export function auditedBillOf({ providerName, ...bill }: BillItself, facts: AuditFacts): AuditedBill {
  const { isNonprofit, assistance, ...others } = facts;
  return { ...bill, ...others, provider: { name: providerName, isNonprofit, assistance } };
}
