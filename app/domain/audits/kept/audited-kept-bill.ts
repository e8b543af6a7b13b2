import type { KeptBill, StatedValue } from "#app/domain/bills/kept/kept-bill.ts";
import type { AuditedBill } from "../audited-bill.ts";
import {
  auditedBillOf,
  auditedTotals,
  type BillItself,
  isGuessed,
  readTotals,
  unitsConfidenceOf,
} from "../audited-bill-of-bill.ts";
import { doubtsOf } from "../audited-typed-bill.ts";
import type { AuditFacts } from "../read-audit-facts.ts";

/** A kept bill as an audit looks at it. Lines that state no amount are left out: `lineIds` says which line is at each
 *  index. */
export function auditedKeptBill(
  keptBill: KeptBill,
  facts: AuditFacts,
): { auditedBill: AuditedBill; lineIds: number[] } {
  const { providerName, hospital, statementDate, serviceDates, totals, previousCents, lines, payments } =
    keptBill;
  const priced = lines.flatMap(({ lineId, amountCents, ...line }) =>
    amountCents === null ? [] : [{ lineId, amountCents, line }],
  );
  const [first, last] = [serviceDates.first?.value ?? null, serviceDates.last?.value ?? null];
  const bill = {
    providerName: providerName?.value ?? hospital?.name ?? null,
    statementDate: statementDate?.value ?? null,
    serviceFrom: first ?? last,
    serviceTo: last ?? first,
    lines: priced.map(({ amountCents, line }) => ({
      serviceDate: line.serviceDate?.value ?? null,
      serviceCode: line.serviceCode?.value ?? null,
      revenueCode: line.revenueCode?.value ?? null,
      modifiers: line.modifiers.map(({ value }) => value),
      units: line.units?.value ?? null,
      unitPriceCents: line.unitPriceCents?.value ?? null,
      amountCents: amountCents.value,
      description: line.description?.value ?? null,
      ...doubtsOf({
        unitsConfidence: unitsConfidenceOf({
          units: read(line.units),
          unitPriceCents: read(line.unitPriceCents ?? null),
          amountCents: { value: amountCents.value, confidence: confidenceOf(amountCents) },
        }),
        amountConfidence: confidenceOf(amountCents),
      }),
    })),
    totals: { ...auditedTotals(totals), ...(previousCents !== undefined && { previousCents }) },
    payments: payments ?? null,
    ...readingOf(keptBill, {
      lineConfidences: priced.map(({ amountCents }) => confidenceOf(amountCents)),
      lineOffers: priced.map(({ line }) => line.otherAmountCents ?? null),
    }),
  };
  return { auditedBill: auditedBillOf(bill, facts), lineIds: priced.map(({ lineId }) => lineId) };
}

/** What may have been misread; of what was typed, nothing. Sums that its owner confirmed are printed so. */
function readingOf(
  { reading, areSumsConfirmed, totals, serviceDates, statementDate, correspondence }: KeptBill,
  {
    lineConfidences,
    lineOffers,
  }: { lineConfidences: readonly number[]; lineOffers: readonly (number | null)[] },
): Pick<
  BillItself,
  | "areSumsDoubted"
  | "readSums"
  | "paper"
  | "told"
  | "disputeBy"
  | "isPeriodGuessed"
  | "isStatementDateGuessed"
> {
  const isRead = Object.values(totals).some((total) => total?.printed != null);
  const isPeriodRead = [serviceDates.first, serviceDates.last].some((day) => day?.printed != null);
  const readSums = {
    totals: readTotals({
      chargesCents: read(totals.chargesCents),
      adjustmentsCents: read(totals.adjustmentsCents),
      insurancePaidCents: read(totals.insurancePaidCents),
      patientPaidCents: read(totals.patientPaidCents),
      otherPaidCents: read(totals.otherPaidCents),
      amountDueCents: read(totals.amountDueCents),
    }),
    lineConfidences,
    ...(lineOffers.some((offer) => offer !== null) && { lineOffers }),
    otherAmounts: (reading?.otherAmounts ?? []).map(({ amountCents, isInSentence }) => ({
      amountCents,
      isInSentence,
    })),
    hasUnreadCharges: reading?.hasUnreadCharges ?? false,
  };
  return {
    ...(reading && !areSumsConfirmed && { readSums }),
    // Saved before its other amounts were read: no one knows what may explain a difference.
    ...(!reading && !areSumsConfirmed && isRead && { areSumsDoubted: true as const }),
    ...(reading && { paper: reading.paper }),
    ...(reading?.told && { told: reading.told }),
    ...(correspondence?.disputeBy && { disputeBy: correspondence.disputeBy.value }),
    ...(isPeriodRead && !reading?.isPeriodPrinted && { isPeriodGuessed: true as const }),
    ...(isGuessed(read(statementDate)) && { isStatementDateGuessed: true as const }),
  };
}

/** A value with how surely it was read; surely what was typed. */
const read = <Value>(stated: StatedValue<Value> | null) =>
  stated && { value: stated.value, confidence: confidenceOf(stated) };

const confidenceOf = ({ printed }: StatedValue<unknown>) => printed?.confidence ?? 1;
