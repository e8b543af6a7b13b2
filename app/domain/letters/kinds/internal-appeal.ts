import { appealsSource, claimsProcedureSource } from "../legal-sources.ts";
import type { LetterKind } from "../letter-kind.ts";

/** Asks a plan to decide again on a claim that it denied. */
export const internalAppeal: LetterKind = {
  id: "internal-appeal",
  recipient: "plan-appeals",
  basis: [claimsProcedureSource, appealsSource],
  answers: [],
  references: ["patientName", "memberNumber", "claimNumber", "serviceDates"],
  parts: [
    { say: "opening" },
    { say: "services", onlyWith: "deniedServices" },
    { say: "fileFirst", onlyWith: "firstPapers" },
    { say: "reason" },
    { say: "papers", onlyWith: "otherPapers" },
    { say: "review", onlyUnder: "private" },
    { say: "file", onlyUnder: "private" },
    { say: "decision", onlyUnder: "private" },
    { say: "medicare", onlyUnder: "medicare" },
    { say: "medicareAdvantage", onlyUnder: "medicare-advantage" },
    { say: "medicaid", onlyUnder: "medicaid" },
    { say: "publicProgram", onlyUnder: "unknown" },
  ],
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
  known: ["deniedServices", "firstPapers", "otherPapers"],
  needs: ["appealReason"],
  enclosures: [{ enclose: "denial" }, { enclose: "supporting-records" }],
};
