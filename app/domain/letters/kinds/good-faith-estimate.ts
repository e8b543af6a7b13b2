import { goodFaithEstimateSource } from "#app/domain/audits/sources.ts";
import type { LetterKind } from "../letter-kind.ts";

/** Opens the dispute of a person without insurance whose bill is far above its estimate. */
export const goodFaithEstimate: LetterKind = {
  id: "good-faith-estimate",
  recipient: "federal-dispute",
  basis: [goodFaithEstimateSource],
  answers: ["good-faith-estimate"],
  references: ["patientName", "accountNumber", "serviceDates"],
  parts: [{ say: "opening" }, { say: "amounts" }, { say: "wanted" }, { say: "contact" }, { say: "hold" }],
  slots: [
    "patientName",
    "providerName",
    "accountNumber",
    "serviceDates",
    "statementDate",
    "chargesCents",
    "estimateDate",
    "estimateCents",
  ],
  needs: ["estimateCents"],
  enclosures: [{ enclose: "dispute-form" }, { enclose: "estimate" }, { enclose: "bill" }],
};
