import type { Implausibility } from "#app/domain/charges/implausibility.ts";
import type { Message } from "#app/domain/language/message.ts";

/** Why a price cannot be one, as a sentence goes on: 'Left out as implausible: …'. */
const reasons = {
  placeholder: "an amount used where a price is missing",
  "cash-above-gross": "the discounted cash price is above the gross charge",
  "professional-fee":
    "this looks like the doctor’s fee only: it follows what Medicare pays doctors, not what it pays the hospital",
  "part-of-service": "this looks like a part or a unit of the service only",
  "near-the-doctors-fee":
    "it is near what Medicare pays the doctor and far below what it pays the hospital: probably the doctor’s fee, not the hospital’s",
  "far-below-medicare": "far below what Medicare pays for it",
  "far-above-medicare": "far above what Medicare pays for it",
  "far-below-its-like": "less than 1/20 of the median of comparable prices",
  "far-above-its-like": "more than 20 times the median of comparable prices",
} as const satisfies Record<Implausibility, Message>;

/** Prices that are published and cannot be ones: kept, shown apart, and counted in nothing. */
export const implausiblePrices = {
  reasons,
  leftOut: "Left out as implausible: {reason}.",
  countLeftOut: {
    one: "1 price left out as implausible.",
    other: "{count} prices left out as implausible.",
  },
  show: "Show",
  heading: "Prices left out as implausible",
  rule: "Hospitals published these amounts, but they cannot be the price. Some are placeholders such as $0.01 or $999,999,999, or cash prices above the gross charge. Some look like the doctor’s fee or a part of the service only. We judge that by what Medicare pays for each and by the hospital’s other prices. Some are far from what Medicare pays for the same thing. Where Medicare sets no amount, some are less than 1/20 of the median of comparable prices, or more than 20 times it. That is the state’s median, or the national one where fewer than five hospitals in the state publish a price. These amounts do not count in any list, range or statistic.",
  back: "Back to the prices",
  none: "No price is left out within your limits.",
  columns: {
    hospital: "Hospital",
    published: "Published",
    reason: "Why it is left out",
    source: "Source",
  },
  caption: "Prices left out as implausible, up to {count}",
  ofThisLine:
    "The file says {price}, which cannot be the price: {reason}. It does not count in any list or statistic. What other hospitals publish:",
} as const;
