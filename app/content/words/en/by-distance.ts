/** What a longer drive would change. */
export const byDistance = {
  heading: "Is it cheaper if you drive farther?",
  caption: "{kind} within 10, 25 and 50 miles of {place}, in a straight line{files}.",
  rates: "Negotiated rates of {payer}",
  miles: { one: "{count} mile", other: "{count} miles" },
  columns: { radius: "Within", hospitals: "Hospitals", lowest: "Lowest", middle: "Median" },
  none: "None",
  tooFew: "Too few",
  /** Under a row's lowest amount, where its prices are not of the caption's kind. */
  otherKind: "{kind}, not comparable with the other rows",
  note: "The median needs at least three prices. Each hospital has one vote, and implausible prices are left out, as in the answer above.",
} as const;
