import { designatedRecordsSource, recordsAccessSource } from "../legal-sources.ts";
import type { LetterKind } from "../letter-kind.ts";

/** Asks for the lines of a bill that states only totals. */
export const itemisedBill: LetterKind = {
  id: "itemised-bill",
  recipient: "billing-office",
  basis: [recordsAccessSource, designatedRecordsSource],
  answers: ["sum-mismatch", "vague-line", "balance-mismatch"],
  references: ["patientName", "accountNumber", "serviceDates"],
  parts: [{ say: "opening" }, { say: "wanted" }, { say: "right" }, { say: "hold" }],
  slots: ["patientName", "providerName", "accountNumber", "serviceDates", "statementDate", "balanceCents"],
  needs: [],
  enclosures: [{ enclose: "bill" }],
};
