import type { PrintedValue } from "#app/domain/reading/values/printed-at.ts";
import { type Bill, invoiceDateOf, totalChargesCentsOf } from "../bill.ts";
import { sureConfidence } from "../read/choice/sureness.ts";
import { shareableHospitalName } from "./shareable-hospital-name.ts";
import type { BillFacts } from "./shared-bill.ts";

/** All of a bill that may be shared. */
export function factsToShare(bill: Bill): BillFacts {
  return {
    hospitalName: shareableHospitalName(bill.providerName?.value ?? null),
    invoiceDate: invoiceDateOf(bill),
    totalCents: totalChargesCentsOf(bill),
  };
}

/** The facts that were hard to read or to tell from others, which their owner is asked to check. */
export function uncertainFacts({
  providerName,
  statementDate,
  serviceDates,
  totals,
}: Bill): (keyof BillFacts)[] {
  const readFrom: [keyof BillFacts, PrintedValue<unknown> | null][] = [
    ["hospitalName", providerName],
    ["invoiceDate", statementDate ?? serviceDates?.first ?? null],
    ["totalCents", totals.chargesCents],
  ];
  return readFrom.flatMap(([fact, printed]) =>
    printed && printed.confidence < sureConfidence ? [fact] : [],
  );
}
