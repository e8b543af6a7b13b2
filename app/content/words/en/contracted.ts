import type { ContractedLine, OtherTerms } from "#app/domain/explanations/contracted/contracted-line.ts";

/** Why a line was not compared. */
const notCompared = {
  plan_unknown: "{service}: the files of this plan aren’t loaded here.",
  no_readable_file: "{service}: none of the plan’s files could be read.",
  file_has_no_rates: "{service}: the plan’s files have no rates.",
  no_day: "{service}: without a day of care, the line can’t be compared with the file of {month}.",
  another_time:
    "{service}: the plan’s file of {month} doesn’t apply to the day of care, so we didn’t compare them.",
  past_limit: "{service}: we compare 50 services at once. Send the others by themselves.",
} as const satisfies Record<Extract<ContractedLine, { outcome: "not_compared" }>["why"], string>;

/** Terms of a plan that say no amount for one line. */
const terms = {
  percent: "a percentage of the provider’s charge",
  per_diem: "an amount for each day",
  bundles: "one amount for several services together",
  capitated: "an amount for each month",
  wildcard: "one rule for all services that the file doesn’t list",
} as const satisfies Record<OtherTerms, string>;

/** A line's allowed amount compared with what the plan agreed with the provider, under the plan's published files (45 CFR 147.212). */
export const contracted = {
  heading: "What the plan agreed with this provider",
  leads: {
    above: {
      one: "{count} line is above the rate in the plan’s file. Ask your plan why.",
      other: "{count} lines are above the rate in the plan’s file. Ask your plan why.",
    },
    none: "No line is above a rate in the plan’s file.",
    notCompared: "No line could be compared with one rate.",
  },
  plan: "Source: the published files of <plan>{name}</plan>.",
  results: {
    equal: "{service}: the plan allowed {allowed}, the rate in its file of {month}.",
    above:
      "{service}: the plan allowed {allowed}. The rate in its file of {month} is {rate}: {difference} less. That is a question, not an error.",
    below:
      "{service}: the plan allowed {allowed}. The rate in its file of {month} is {rate}: {difference} more. Several procedures on one day are a usual reason.",
    several:
      "{service}: the plan allowed {allowed}. Its file of {month} has several rates with this provider: {rates}. Nothing in the file says which one applies.",
    other_terms:
      "{service}: the plan allowed {allowed}. Its file of {month} has {terms} with this provider, so no amount can be compared.",
    not_found: "{service}: the plan’s files here have no rate with this provider.",
    not_found_incomplete:
      "{service}: we found no rate with this provider. Some files of the plan could not be read.",
    out_of_network_published:
      "{service}: the plan allowed {allowed}. Its file of {month} says what it allowed this provider out of network before: {amounts}. That is history, not an agreed rate.",
  },
  notCompared,
  terms,
  /** Of more than one unit. */
  units: "{total} for {units} units",
  /** A code with modifiers. */
  withModifiers: { one: "{code} with modifier {modifiers}", other: "{code} with modifiers {modifiers}" },
  unknownMonth: "an unknown month",
  /** Which plan and providers an explanation is compared under. */
  choose: {
    title: "Compare with your plan’s published rates",
    description:
      "Choose the plan and the providers of an explanation of benefits, to compare its amounts with the plan’s published rates.",
    back: "Back to the explanation of benefits",
    offer:
      "Plans publish what they agreed to pay each provider. Name your plan and the provider, and we compare each allowed amount.",
    open: "Compare with your plan’s published rates",
    change: "Change the plan or the provider",
    lead: "Choose your plan, and enter the provider’s NPI. We compare each allowed amount with the rate in the plan’s file.",
    search: "Find your plan",
    searchHint: "By its name, its insurance company, the employer, or the plan’s ID.",
    find: "Find plans",
    plans: "Your plan",
    planWithId: "{name} (ID {id})",
    noneFound:
      "No plan here matches these words. Your plan may still publish its rates: we only have some plans.",
    more: "More plans match. Add a word to your search.",
    npi: "NPI of {provider}",
    npiUnnamed: "NPI of the provider",
    npiHint:
      "Ten digits, on many bills. The provider’s office knows it, and npiregistry.cms.hhs.gov lists it.",
    submit: "Compare",
    problems: {
      plan: "Choose your plan.",
      npi: "This isn’t an NPI: it has ten digits, and the last one checks the others.",
      noNpi: "Enter the NPI of a provider.",
    },
    changedMeanwhile:
      "This explanation was changed in another window. Check your entries and send them again.",
  },
  /** What to say to the plan on the phone. */
  call: {
    heading: "What to ask your plan",
    lead: "Call the number on your plan’s card.",
    claim: "Hello, I’m calling about claim {number}. Whom am I speaking with?",
    unnumbered: "Hello, I’m calling about a claim of {provider}. Whom am I speaking with?",
    anyProvider: "a provider",
    line: "For {service} you allowed {allowed}. Your published file of {month} has {rate}, which is {difference} less.",
    correction:
      "If the amount was set wrong, please process the claim again, and send me the new explanation.",
  },
  asking: "Ask your plan: “{ask}”",
  ask: "How many units of {service} did you process? Which contract with this provider, and which date of it, set the allowed amount? Did a rule for several procedures change it?",
  askSeveral: "Which of these rates of {service} applies to this claim, and under which contract?",
} as const;
