import { codeSetSource, policyManualSource } from "#app/domain/audits/sources.ts";
import type { LetterKind } from "../letter-kind.ts";

/** Asks for a review of codes that coding rules would not have together, or so often. */
export const coding: LetterKind = {
  id: "coding",
  recipient: "billing-office",
  basis: [policyManualSource, codeSetSource],
  answers: [
    "ncci-pair",
    "mue-units",
    "add-on-without-primary",
    "invalid-code",
    "global-and-component",
    "em-level",
    "modifier-missing",
    "facility-and-professional",
  ],
  references: ["patientName", "accountNumber", "serviceDates"],
  parts: [{ say: "opening" }, { list: "claims" }, { say: "answer" }, { say: "hold" }],
  slots: ["patientName", "providerName", "accountNumber", "serviceDates", "statementDate"],
  needs: ["claims"],
  enclosures: [{ enclose: "bill" }],
};
