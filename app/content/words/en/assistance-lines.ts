/** Up to which incomes care is free or costs less, with where that was read. */
export const assistanceLines = {
  lines: {
    both: "care is free up to {free}% of the federal poverty level, and costs less up to {discount}%",
    free: "care is free up to {free}% of the federal poverty level",
    discount: "care costs less up to {discount}% of the federal poverty level",
  },
  typed: "Under the policy that you entered, {lines}.",
  filing:
    "By the policy that {source} filed with the IRS for {year} (the year to {day}), {lines}. It may be more generous by now.",
  organisation:
    "By the policy that {source} filed with the IRS for {year} (the year to {day}) for all of its hospitals together, {lines}. This one’s own may differ.",
  sample: "This hospital and its policy are fictional.",
  operator: "According to {source} ({day}), {lines}.",
  doubtful: "The filing writes this as a small number that we take for a percentage. Ask the hospital.",
  law: "By state law ({law}; we read {where}), {lines}.",
  laterLaw: "From {day} on, by state law ({law}; we read {where}), {lines}.",
  where: { source: "the law itself", secondary: "a text about it" },
  inDollars: "{line}% is about {one} a year for a household of one, and {four} for four ({year} levels).",
  mayTakeOff: {
    all: "May take off: $0 to {due}",
    part: "May take off: a part of {due}",
  },
} as const;
