import { type Bill, invoiceDateOf, totalChargesCentsOf } from "../bill.ts";
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
