import { billingErrorSource } from "#app/domain/audits/sources.ts";
import type { LetterKind } from "../letter-kind.ts";

/** Disputes what a bill, or a document beside it, contradicts. */
export const billingError: LetterKind = {
  id: "billing-error",
  recipient: "billing-office",
  basis: [billingErrorSource],
  answers: [
    "sum-mismatch",
    "quantity-price-mismatch",
    "duplicate-line",
    "date-outside-stay",
    "future-date",
    "balance-mismatch",
    "paid-twice",
    "eob-mismatch",
    "balance-billing",
    "good-faith-estimate",
    "repeated-line",
    "vague-line",
    "timely-filing",
    "above-own-published-price",
  ],
  references: ["patientName", "accountNumber", "serviceDates"],
  parts: [
    { say: "opening" },
    { list: "claims" },
    { say: "explanation", onlyWith: "owedCents" },
    { say: "answer" },
    { say: "hold" },
  ],
  slots: [
    "patientName",
    "providerName",
    "accountNumber",
    "serviceDates",
    "statementDate",
    "payerName",
    "owedCents",
  ],
  needs: ["claims"],
  enclosures: [
    { enclose: "bill" },
    { enclose: "explanation", onlyWith: "owedCents" },
    { enclose: "estimate", onlyFor: "good-faith-estimate" },
  ],
};
