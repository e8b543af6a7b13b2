import { appealsSource, employerReviewSource } from "../legal-sources.ts";
import type { LetterKind } from "../letter-kind.ts";

/** Asks for a decision by an independent reviewer outside the plan, after its last one. */
export const externalReview: LetterKind = {
  id: "external-review",
  recipient: "plan-external-review",
  basis: [appealsSource, employerReviewSource],
  answers: [],
  references: ["patientName", "memberNumber", "claimNumber", "serviceDates"],
  parts: [{ say: "opening" }, { say: "reason" }, { say: "forward" }, { say: "urgency" }],
  slots: [
    "patientName",
    "payerName",
    "memberNumber",
    "claimNumber",
    "providerName",
    "serviceDates",
    "finalDenialDate",
    "appealReason",
  ],
  needs: ["appealReason"],
  enclosures: [{ enclose: "final-denial" }, { enclose: "supporting-records" }],
};
