import { addDays } from "#app/domain/dates/calendar-days.ts";
import type { LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import type { KeptDocument } from "#app/domain/kept/kept-document.ts";
import type { PrintedValue } from "#app/domain/reading/values/printed-at.ts";
import type { Bill, BillLine } from "../bill.ts";
import type { UnmatchedBill } from "../read/bill-of-words.ts";
import {
  correspondenceFields,
  emptyBill,
  type KeptBill,
  type KeptCorrespondence,
  type KeptLine,
  pagesOf,
  type StatedValue,
} from "./kept-bill.ts";

/** A bill to be kept as it was read of these documents; null: nothing could be read, and all is to be typed. */
export function billOfReading(
  read: UnmatchedBill | null,
  hospital: LinkedHospital | null,
  documents: KeptDocument[],
): KeptBill {
  if (!read) return { ...emptyBill, documents };
  const pages = pagesOf({ documents });

  /** The place is lost where a page has no picture. */
  function stated<Value>(printed: PrintedValue<Value>): StatedValue<Value> {
    const { value, pageIndex, box, confidence } = printed;
    const page = pages[pageIndex];
    return { value, printed: page ? { fileId: page.fileId, box, confidence } : null };
  }
  const statedOrNull = <Value>(printed: PrintedValue<Value> | null) => printed && stated(printed);

  function lineOf(line: BillLine, index: number): KeptLine {
    return {
      lineId: index + 1,
      serviceDate: statedOrNull(line.serviceDate),
      serviceCode: statedOrNull(line.serviceCode),
      modifiers: line.modifiers.map(stated),
      revenueCode: statedOrNull(line.revenueCode),
      description: statedOrNull(line.description),
      units: statedOrNull(line.units),
      unitPriceCents: statedOrNull(line.unitPriceCents),
      amountCents: stated(line.amountCents),
      ...(line.otherAmountCents !== null && { otherAmountCents: line.otherAmountCents }),
    };
  }

  const { totals, serviceDates } = read;
  const correspondence = { ...read.correspondence, disputeBy: lastDayToDispute(read) };
  return {
    providerName: statedOrNull(read.providerName),
    hospital,
    statementDate: statedOrNull(read.statementDate),
    serviceDates: {
      first: statedOrNull(serviceDates?.first ?? null),
      last: statedOrNull(serviceDates?.last ?? null),
    },
    totals: {
      chargesCents: statedOrNull(totals.chargesCents),
      adjustmentsCents: statedOrNull(totals.adjustmentsCents),
      insurancePaidCents: statedOrNull(totals.insurancePaidCents),
      patientPaidCents: statedOrNull(totals.patientPaidCents),
      otherPaidCents: statedOrNull(totals.otherPaidCents),
      amountDueCents: statedOrNull(totals.amountDueCents),
    },
    ...(read.previousCents !== null && { previousCents: read.previousCents }),
    lines: read.lines.map(lineOf),
    payments:
      read.payments?.map(({ date, amountCents }) => ({ date: date.value, amountCents: amountCents.value })) ??
      null,
    lastLineId: read.lines.length,
    reading: {
      paper: read.paper,
      ...(read.told && { told: read.told }),
      isPeriodPrinted: read.isPeriodPrinted,
      hasUnreadCharges: read.hasUnreadCharges,
      otherAmounts: read.otherAmounts.map(({ isInSentence, ...amount }) => {
        const { value: amountCents, printed } = stated(amount);
        return { amountCents, isInSentence, printed };
      }),
    },
    correspondence: Object.fromEntries(
      correspondenceFields.map((field) => [field, statedOrNull(correspondence[field])]),
    ) as KeptCorrespondence,
    documents,
    sharedBillId: null,
  };
}

/** The day that a collector's letter prints, else its own day and the days that it gives. */
function lastDayToDispute({
  correspondence: { disputeBy, disputeDays },
  statementDate,
}: Pick<Bill, "correspondence" | "statementDate">): PrintedValue<string> | null {
  if (disputeBy || !disputeDays || !statementDate) return disputeBy;
  const confidence = Math.min(disputeDays.confidence, statementDate.confidence);
  return { ...disputeDays, value: addDays(statementDate.value, disputeDays.value), confidence };
}
