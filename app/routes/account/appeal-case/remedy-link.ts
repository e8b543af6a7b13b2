import type { Remedy } from "#app/domain/deadlines/deadline.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";

/** Where a remedy begins: a letter of a kind, an offer, another authority's form. */
export type RemedyLink =
  | { to: "letter"; kind: LetterKindId; isFollowing: boolean }
  | { to: "negotiate" }
  | { to: "complain"; url: string };

const letter = (kind: LetterKindId, isFollowing = false): RemedyLink => ({ to: "letter", kind, isFollowing });

/** Null: there is nothing to open. */
export const remedyLinks: Record<Remedy, RemedyLink | null> = {
  "ask-for-late-appeal": null, // with the letter that is there
  "ask-for-late-review": letter("external-review", true),
  "external-review-without-decision": letter("external-review", true),
  "insurance-regulator": null, // fifty departments
  "court-with-lawyer": null,
  "dispute-with-hospital": letter("billing-error"),
  "apply-for-charity-care": letter("charity-care"),
  "ask-for-charity-care-anyway": letter("charity-care"),
  "ask-to-review-refusal": letter("charity-care", true),
  "dispute-debt-anyway": null, // with the letter that is there
  "complain-to-cfpb": { to: "complain", url: "https://www.consumerfinance.gov/complaint/" },
  "complain-to-civil-rights-office": { to: "complain", url: "https://www.hhs.gov/ocr/complaints/index.html" },
  "request-records": letter("records-access"),
  negotiate: { to: "negotiate" },
  "payment-plan": letter("payment-plan"),
  "ask-how-it-stands": null, // by phone, or with the letter that is there
  "send-again": null,
  "ask-for-hold": null,
};
