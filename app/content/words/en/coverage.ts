import type { CoverageSort } from "#app/domain/coverage/covered-hospital.ts";
import type { ScorePart } from "#app/domain/coverage/transparency-score.ts";
import type { Message } from "#app/domain/language/message.ts";

/** The parts of the transparency score: what each is called, and how its points are counted. */
const parts = {
  template: {
    name: "Newest template",
    rule: "20 points if the file follows version 3.0 of the CMS templates, none if it follows an older one.",
  },
  date: {
    name: "Up to date",
    rule: "20 points if the file’s own date is within 365 days of the newest file here. None if it is older or the file gives no date that we can read.",
  },
  errors: {
    name: "Without errors",
    rule: "20 points, reduced by the number of errors per row: one error for every two rows leaves 10 points, one for every row leaves none.",
  },
  cash: {
    name: "Cash prices",
    rule: "The share of the file’s prices that have a discounted cash price, times 20.",
  },
  negotiated: {
    name: "Negotiated charges",
    rule: "The file’s negotiated charges divided by its standard charges, times 20, up to 20 points. A file with an average of one negotiated charge or more for each standard charge gets all of them.",
  },
} as const satisfies Record<ScorePart, Record<"name" | "rule", Message>>;

/** What a heading of the table does to its order. */
const sorts = {
  name: "by name",
  best: "highest first",
  worst: "lowest first",
  newest: "newest first",
  oldest: "oldest first",
  errors: "most first",
  cash: "most first",
  "most-of-medicare": "highest first",
  "least-of-medicare": "lowest first",
} as const satisfies Record<CoverageSort, Message>;

/** /data/coverage: the hospitals whose price files are here, and the transparency score of each. */
export const coverage = {
  title: "Coverage: hospitals with price files",
  titleOfState: "Coverage: {place}",
  description:
    "The hospitals in {place} whose price files are on {product}: file date, template, problems, share of cash prices, and a transparency score with its formula.",
  keywords: "hospital price transparency score, price file compliance, machine-readable file, coverage",
  heading: "Coverage: hospitals with price files",
  lead: "Every hospital whose price file is on this site: how recent the file is, what is wrong with it, and how much it tells you.",
  nation: "the USA",
  unknownState:
    "We don’t know a state with this name. Write its two letters, such as TX. The whole country is shown.",
  covered: {
    one: "hospital in {place} has a price file here",
    other: "hospitals in {place} have a price file here",
  },
  coveredOf: {
    one: "of {count} hospital in {place} has a price file here, {percent}",
    other: "of {count} hospitals in {place} have a price file here, {percent}",
  },
  meanScore: "Their average score is {score} out of 100.",
  noList:
    "We do not know how many hospitals there are in all: CMS’s hospital list (Hospital General Information) has not been imported.",
  noneMissing: "No other hospital is on CMS’s hospital list (Hospital General Information).",
  missing: {
    one: "The other one is on CMS’s hospital list (Hospital General Information), but its price file is not here. That does not mean that it does not publish one.",
    other:
      "The {count} others are on CMS’s hospital list (Hospital General Information), but their price files are not here. That does not mean that they do not publish any.",
  },
  nothingYet:
    "We do not have any hospital’s price file yet. As soon as the first one is imported, its hospital will be listed here.",
  seePriceFiles: "See the price files",
  form: {
    state: "State",
    wholeCountry: "The whole country",
    name: "Hospital or city",
    files: "Price file",
    scores: "With scores",
    anyFiles: "Any, with reasons",
    reason: "Reason",
    anyReason: "Any reason",
    submit: "Show these hospitals",
  },
  list: {
    heading: "Hospital by hospital",
    noneFits: "No hospital with a price file matches. <all>Show all hospitals</all>",
    caption: "Hospitals {first} to {last} of {count}. The downloads below have the five parts of each score.",
    pages: "Pages of hospitals",
  },
  files: {
    heading: "How current the price files of {place} are",
    counted: "{state}: {count}",
    meaning:
      "Stale: the file is older than {days} days. Failing: a newer file could not be loaded. Missing: no file is here, which does not mean that the hospital publishes none.",
    byState: "State by state",
    usState: "State",
    state: "Price file",
    why: "Why",
    checked: "Checked",
    unwatched: "Not watched",
    caption: "Hospitals {first} to {last} of {count}",
    noneFits: "No hospital matches. <all>Show all hospitals</all>",
  },
  sorts,
  columns: {
    hospital: "Hospital",
    score: "Score of 100",
    fileDate: "File date",
    errors: "Errors",
    cash: "With cash price",
    medicare: "Cash, percent of Medicare",
  },
  noDate: "None",
  errors: { one: "{count} error", other: "{count} errors" },
  noPrices: "No prices",
  tooFewServices: "Too few",
  ofServices: { one: "of {count} service", other: "of {count} services" },
  ofPrices: { one: "of {count} price", other: "of {count} prices" },
  score: {
    heading: "How the score works",
    sum: "The score is the sum of five parts. Each part counts the same: 0 to 20 points, rounded down. The equal weights are our choice. No rule sets any.",
    limitsHeading: "What it does not measure",
    limits:
      "The score is about the file, not about the hospital. It does not say whether prices are high or low, or correct. It cannot show whether the file lists every service, or what a patient will pay in the end. A low score does not mean that a hospital broke the law: only CMS decides that (45 CFR 180.70 to 180.90).",
    source:
      "45 CFR 180.50 says what a file must contain. Each hospital’s import report lists every problem with its place in the file.",
  },
  parts,
  more: "<explore>Explore Data</explore>: what care costs by state. <downloads>Downloads</downloads>: this table and others, complete.",
} as const;
