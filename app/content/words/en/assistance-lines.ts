/** The income limits for free or cheaper care, with where they were read. */
export const assistanceLines = {
  lines: {
    both: "care is free up to {free}% of the federal poverty level, and costs less up to {discount}%",
    free: "care is free up to {free}% of the federal poverty level",
    discount: "care costs less up to {discount}% of the federal poverty level",
  },
  typed: "Under the policy that you entered, {lines}.",
  filing:
    "Under the policy that {source} filed with the IRS for {year} (the year ending {day}), {lines}. It may be more generous by now.",
  organisation:
    "Under the policy that {source} filed with the IRS for {year} (the year ending {day}) for all of its hospitals together, {lines}. This hospital’s own policy may differ.",
  sample: "This hospital and its policy are fictional.",
  operator: "According to {source} ({day}), {lines}.",
  doubtful: "The filing writes this as a small number that we read as a percentage. Ask the hospital.",
  law: "Under state law ({law}; we read {where}), {lines}.",
  laterLaw: "From {day} on, under state law ({law}; we read {where}), {lines}.",
  where: { source: "the law itself", secondary: "a text about it" },
  inDollars: "{line}% is about {one} a year for a household of one, and {four} for four ({year} levels).",
  mayTakeOff: {
    all: "Possible reduction: $0 to {due}",
    part: "Possible reduction: part of {due}",
  },
} as const;
