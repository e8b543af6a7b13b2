import { debtReportingSource, debtValidationSource } from "../legal-sources.ts";
import type { LetterKind } from "../letter-kind.ts";

/** Disputes a debt that a collector asks for, so that it must be shown to be owed. */
export const debtValidation: LetterKind = {
  id: "debt-validation",
  recipient: "collector",
  basis: [debtValidationSource, debtReportingSource],
  answers: [],
  references: ["patientName", "collectorReference"],
  parts: [
    { say: "opening" },
    { say: "wanted" },
    { say: "stop" },
    { say: "stateRights", onlyWith: "stateRights" },
    { say: "report" },
    { say: "reserve" },
  ],
  slots: ["patientName", "collectorName", "collectorReference", "noticeDate", "providerName"],
  known: ["stateRights"],
  needs: ["collectorName"],
  enclosures: [{ enclose: "collector-notice" }],
};
