import type { Message } from "#app/domain/language/message.ts";

/** The hospitals near a place, and what a household may get at each. */
export const assistanceNear = {
  lead: {
    free: {
      one: "{count} hospital within {miles} miles of {place} should give you free care.",
      other: "{count} hospitals within {miles} miles of {place} should give you free care.",
    },
    discount: {
      one: "{count} hospital within {miles} miles of {place} should lower your bill.",
      other: "{count} hospitals within {miles} miles of {place} should lower your bill.",
    },
    maybe: {
      one: "{count} hospital within {miles} miles of {place} may help you. Ask before you pay.",
      other: "{count} hospitals within {miles} miles of {place} may help you. Ask before you pay.",
    },
    unknown: {
      one: "We don’t have the policy of the hospital within {miles} miles of {place}. Ask for it before you pay.",
      other:
        "We don’t have the policies of the {count} hospitals within {miles} miles of {place}. Ask for them before you pay.",
    },
    above: {
      one: "Your income is above the limit we know at the hospital within {miles} miles of {place}. Ask anyway.",
      other:
        "Your income is above the limits we know at {count} hospitals within {miles} miles of {place}. Ask anyway.",
    },
    far: "We know of no hospital within {miles} miles of {place}. The nearest one is below.",
    none: "We know of no hospital near {place}. Try another ZIP code or city.",
  },
  own: "Your income is about {own}% of the federal poverty level of {year}.",
  home: "We took {state} as the state where you live. You can change it below.",
  widened: "No hospital is within {asked} miles, so we looked within {miles} miles.",
  otherPlaces: "Not this place? Add the state, or try {places}.",
  which:
    "The list has general, children’s and critical access hospitals. It leaves out veterans’, military and psychiatric ones.",
  heading: "Hospitals near {place}, the best help first",
  counts: {
    free: { one: "{count} with free care", other: "{count} with free care" },
    discount: { one: "{count} with a lower bill", other: "{count} with a lower bill" },
    maybe: { one: "{count} that may help", other: "{count} that may help" },
    unknown: {
      one: "{count} whose policy we don’t have",
      other: "{count} whose policies we don’t have",
    },
    above: { one: "{count} with a lower income limit", other: "{count} with a lower income limit" },
  },
  kinds: {
    free: "Free care",
    discount: "Lower bill",
    maybe: "May help, ask",
    unknown: "No policy known here, ask",
    above: "Above the known limit, ask anyway",
  },
  line: {
    free: "{source} gives free care up to {line}% of the poverty level.",
    discount: "{source} lowers bills up to {line}% of the poverty level.",
    program: "{source} gives free care to people who get {program}.",
  },
  source: {
    filing: "The policy this hospital filed for {year}",
    organisation: "The policy {filer} filed for {year} for all its hospitals",
    operator: "This hospital’s policy, read on {day},",
    law: "{state} law ({statute})",
  },
  doubt: {
    "doubtful-line": "We aren’t sure of this limit. Check the policy.",
    "high-costs": "With insurance, it helps if your own medical costs are high for your income.",
    "in-program": "It applies to hospitals in the state’s program. Ask if this one is in it.",
    "may-bind": "We don’t know if it applies to this hospital.",
    "if-uninsured": "It is only for people without insurance.",
    "income-not-said": "Tell us your income to compare.",
  },
  residents: "It is for people who live in {state}.",
  alsoLooksAt: "The hospital also looks at {criteria}.",
  noLines: "This hospital has a policy, but its filing names no income limit.",
  unknown: {
    nonprofit: "Nonprofit hospitals must have a policy for people who can’t pay.",
    forProfit: "This hospital is run for profit. Many hospitals like it help, too.",
    other: "Many public hospitals have a policy for people who can’t pay.",
  },
  phone: "Call {phone}",
  noPhone: "Phone number not available",
  apply: "How to apply",
  applyAt: "How to apply at {hospital}",
  form: "Application form",
  policy: "Policy",
  pages: "Pages of the list",
  page: "Page {page}",
  shown: "Hospitals {first} to {last} of {count}.",
  lawsHeading: "The state rules behind this list",
} as const satisfies Record<string, Message | Record<string, Message | Record<string, Message>>>;
