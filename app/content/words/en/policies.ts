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
    meaning: "These are the income limits that the hospital itself reported. It may help more people now.",
    none: "We don’t have this hospital’s policy for people who cannot pay. That does not mean that it has none: ask the billing office for it.",
    law: "{state} also has rules that may help you.",
    ask: "<ask>Answer four questions to see where you stand</ask>. Nothing that you type is kept.",
  },
  filter: {
    label: "Financial assistance",
    any: "Any hospital",
    free: "Hospitals with a known free care policy",
    only: "Showing only hospitals whose income limit for free care we know. <all>Show all hospitals</all>",
  },
  compare: {
    heading: "Help for people who cannot pay",
    hospital: "{hospital}: {line}.",
    none: "{hospital}: we don’t have its policy. Ask for it.",
    ask: "Check your income",
  },
  coverage: {
    heading: "Hospitals whose assistance limits we know",
    lead: {
      one: "We know the income limits for free or cheaper care at {count} hospital in {place}.",
      other: "We know the income limits for free or cheaper care at {count} hospitals in {place}.",
    },
    outOf: {
      one: "{count} hospital there has a price file or is on CMS’s list.",
      other: "{count} hospitals there have a price file or are on CMS’s list.",
    },
    note: "Nonprofit hospitals file these limits with the IRS (Form 990, Schedule H). Most public and for-profit hospitals file none. <downloads>All policies as a file</downloads>",
    byState: "State by state",
    caption: "Hospitals in each state, and how many of their limits we know",
    state: "State",
    known: "Known",
    hospitals: "Hospitals",
  },
} as const satisfies Record<string, Message | Record<string, Message>>;
