/** What prices are called, and what they are for. */
export const priceNames = {
  /** For a price or date that no one published or that we couldn’t read. */
  notAvailable: "Not available",
  kinds: { cash: "Discounted cash price", gross: "Gross charge", negotiated: "Negotiated charge" },
  /** Their plurals, inside a sentence. */
  manyOfKind: { cash: "discounted cash prices", gross: "gross charges", negotiated: "negotiated charges" },
  kindMeanings: {
    cash: "what a hospital charges a patient who pays without insurance",
    gross: "the list price, before any discount",
    negotiated: "what insurers’ plans agreed to pay, counting the median of each hospital’s plans",
  },
  settings: { inpatient: "Inpatient", outpatient: "Outpatient", both: "Inpatient or outpatient" },
  billingClasses: { facility: "facility", professional: "professional", both: "both" },
  modifier: "modifier {modifiers}",
  drugUnit: "for {unit}",
  sorts: {
    lowestPrice: "Lowest price",
    highestPrice: "Highest price",
    nearest: "Nearest",
    name: "Hospital name",
  },
  caption: "{things} {first} to {last} of {total}",
  plansInRange: "{plans} from {from} to {to}",
  row: "row {row}",
  times: "{ratio} times",
  atLeast: "at least {counted}",
} as const;
