import { designatedRecordsSource, recordsAccessSource } from "../legal-sources.ts";
import type { LetterKind } from "../letter-kind.ts";

/** Asks for a copy of medical and billing records. */
export const recordsAccess: LetterKind = {
  id: "records-access",
  recipient: "records-office",
  basis: [recordsAccessSource, designatedRecordsSource],
  answers: ["em-level", "repeated-line"],
  references: ["patientName", "accountNumber", "serviceDates"],
  parts: [{ say: "opening" }, { say: "wanted" }, { say: "form" }, { say: "denial" }],
  slots: ["patientName", "providerName", "accountNumber", "serviceDates"],
  needs: [],
  enclosures: [],
};
