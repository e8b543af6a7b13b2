import type { Message } from "#app/domain/language/message.ts";

/** A hospital's financial assistance policy in a line, as lists, its own page and comparisons show it. */
export const policies = {
  lines: {
    both: "Free care up to {free}% of the poverty level, discounts up to {discount}%",
    free: "Free care up to {free}% of the poverty level",
    discount: "Discounts up to {discount}% of the poverty level",
    none: "A policy without a stated income limit",
  },
  by: {
    filing: "{lines}, filed for {year}",
    organisation: "{lines}, filed for {year} for all hospitals of {filer}",
    operator: "{lines}, read on {day}",
  },
  doubtful: "{line} (not sure: check the policy)",
  part: {
    heading: "Help if you cannot pay",
    line: "{line}.",
    meaning:
      "These are the incomes up to which the hospital itself says it helps. It may help more people now.",
    none: "We have no filing of this hospital about help for people who cannot pay. That does not mean that there is none: ask the billing office for the policy.",
    law: "The rules of {state} count here as well.",
    ask: "<ask>See where you stand in four questions</ask>. Nothing that you type is kept.",
  },
  filter: {
    label: "Financial assistance",
    any: "Any hospital",
    free: "Has free care by income on file",
    only: "Only hospitals of which we know up to which income care is free. <all>Show all hospitals</all>",
  },
  compare: {
    heading: "Help for people who cannot pay",
    hospital: "{hospital}: {line}.",
    none: "{hospital}: no filing here. Ask for its policy.",
    ask: "Where you stand",
  },
  coverage: {
    heading: "Who has filed how they help",
    lead: {
      one: "Of {count} hospital in {place} we know the limits up to which it gives free or cheaper care.",
      other: "Of {count} hospitals in {place} we know the limits up to which they give free or cheaper care.",
    },
    outOf: {
      one: "There is {count} hospital with a price file or on CMS’s list.",
      other: "There are {count} hospitals with a price file or on CMS’s list.",
    },
    note: "Nonprofit hospitals file these limits with the IRS (Form 990, Schedule H). Public and for-profit hospitals mostly file none. <downloads>All policies as a file</downloads>",
    byState: "State by state",
    caption: "Hospitals by state, and of how many we know such limits",
    state: "State",
    known: "Known",
    hospitals: "Hospitals",
  },
} as const satisfies Record<string, Message | Record<string, Message>>;
