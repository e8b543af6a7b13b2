import { priceFileSource } from "#app/domain/audits/sources.ts";
import type { LetterKind } from "../letter-kind.ts";

/** Offers an amount as payment in full. */
export const negotiation: LetterKind = {
  id: "negotiation",
  recipient: "billing-office",
  basis: [priceFileSource],
  answers: ["above-own-published-price", "above-cash-price", "above-state", "above-medicare"],
  references: ["patientName", "accountNumber", "serviceDates"],
  parts: [
    { say: "opening" },
    { say: "claimsIntro", onlyWith: "claims" },
    { list: "claims" },
    { say: "terms" },
    { say: "reserve" },
  ],
  slots: ["patientName", "providerName", "accountNumber", "serviceDates", "balanceCents", "offerCents"],
  needs: ["offerCents"],
  enclosures: [{ enclose: "bill" }, { enclose: "price-evidence", onlyWith: "claims" }],
};
