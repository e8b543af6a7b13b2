import { noSurprisesSource, outOfNetworkSource } from "#app/domain/audits/sources.ts";
import { surpriseComplaintSource } from "../legal-sources.ts";
import type { LetterKind } from "../letter-kind.ts";

/** Complains about a bill above what the No Surprises Act lets a patient owe. */
export const surpriseBilling: LetterKind = {
  id: "surprise-billing",
  recipient: "help-desk",
  basis: [noSurprisesSource, outOfNetworkSource, surpriseComplaintSource],
  answers: ["surprise-emergency", "surprise-out-of-network", "balance-billing"],
  references: ["patientName", "payerName", "memberNumber", "accountNumber", "serviceDates"],
  parts: [
    { say: "opening" },
    { say: "explanation", onlyWith: "owedCents" },
    { say: "claimsIntro", onlyWith: "claims" },
    { list: "claims" },
    { say: "consent" },
    { say: "wanted" },
  ],
  slots: [
    "patientName",
    "providerName",
    "payerName",
    "memberNumber",
    "accountNumber",
    "serviceDates",
    "statementDate",
    "balanceCents",
    "owedCents",
  ],
  needs: [],
  enclosures: [{ enclose: "bill" }, { enclose: "explanation" }],
};
