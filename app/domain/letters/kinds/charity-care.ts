import { charityCareSource } from "#app/domain/audits/sources.ts";
import {
  assistanceCollectionSource,
  assistanceLimitsSource,
  assistancePeriodSource,
} from "../legal-sources.ts";
import type { LetterKind } from "../letter-kind.ts";

/** Applies for a hospital's own financial assistance. */
export const charityCare: LetterKind = {
  id: "charity-care",
  recipient: "assistance-office",
  basis: [charityCareSource, assistancePeriodSource, assistanceLimitsSource, assistanceCollectionSource],
  answers: ["charity-care"],
  references: ["patientName", "accountNumber", "serviceDates"],
  parts: [
    { say: "opening" },
    { say: "household" },
    { say: "programs", onlyWith: "programs" },
    { say: "policy", onlyWith: "policyLines" },
    { say: "right" },
    { say: "stateRights", onlyWith: "stateRights" },
    { say: "hold" },
    { say: "answer" },
  ],
  slots: [
    "patientName",
    "providerName",
    "accountNumber",
    "serviceDates",
    "balanceCents",
    "householdSize",
    "incomeCents",
  ],
  known: ["programs", "policyLines", "stateRights"],
  needs: [],
  enclosures: [{ enclose: "bill" }, { enclose: "income-proof" }],
};
