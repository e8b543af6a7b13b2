import { creditTermsSource } from "../legal-sources.ts";
import type { LetterKind } from "../letter-kind.ts";

/** Asks to pay over time, which no one has to grant. */
export const paymentPlan: LetterKind = {
  id: "payment-plan",
  recipient: "billing-office",
  basis: [creditTermsSource],
  answers: [],
  references: ["patientName", "accountNumber", "serviceDates"],
  parts: [{ say: "opening" }, { say: "assistance" }, { say: "confirm" }, { say: "terms" }],
  slots: [
    "patientName",
    "providerName",
    "accountNumber",
    "serviceDates",
    "balanceCents",
    "monthlyCents",
    "firstPaymentDate",
  ],
  needs: ["monthlyCents"],
  enclosures: [{ enclose: "bill" }],
};
