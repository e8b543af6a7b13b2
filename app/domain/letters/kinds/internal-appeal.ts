import { appealsSource, claimsProcedureSource } from "../legal-sources.ts";
import type { LetterKind } from "../letter-kind.ts";

/** Asks a plan to decide anew on a claim that it denied. */
export const internalAppeal: LetterKind = {
  id: "internal-appeal",
  recipient: "plan-appeals",
  basis: [claimsProcedureSource, appealsSource],
  answers: [],
  references: ["patientName", "memberNumber", "claimNumber", "serviceDates"],
  parts: [{ say: "opening" }, { say: "reason" }, { say: "review" }, { say: "file" }, { say: "decision" }],
  slots: [
    "patientName",
    "payerName",
    "memberNumber",
    "claimNumber",
    "providerName",
    "serviceDates",
    "denialDate",
    "denialReason",
    "appealReason",
  ],
  needs: ["appealReason"],
  enclosures: [{ enclose: "denial" }, { enclose: "supporting-records" }],
};
