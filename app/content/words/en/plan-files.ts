import type { MatchReason } from "#app/domain/explanations/matching/match-explanations.ts";
import type { FileProblem, StructuredRefusal } from "#app/domain/explanations/structured-file.ts";
import type { Message } from "#app/domain/language/message.ts";

/** Why a claim belongs to a bill. */
const matchReasons = {
  "same-claim-number": "The same claim number.",
  "same-account-number": "The same account number.",
  "same-billed": "Both have charges of {amount}.",
  "all-lines": {
    one: "The bill’s only charge is on the claim with the same amount.",
    other: "All {count} charges on the bill are on the claim with the same amounts.",
  },
  "same-lines": {
    one: "One of the bill’s {billLines} charges is on the claim with the same amount.",
    other: "{count} of the bill’s {billLines} charges are on the claim with the same amounts.",
  },
  "same-dates": "The dates of care match.",
  "same-provider": "The provider’s name matches.",
} as const satisfies Record<MatchReason["kind"] | "all-lines", Message>;

/** Problems in a file from a plan. `where` is one of `places`. */
const problems = {
  "does-not-add-up": "{where}: the amounts don’t add up; {amount} is left unexplained.",
  "no-amount": "{where}: “{text}” isn’t an amount in dollars and cents, so we left it out.",
  "other-currency": "{where}: {text} isn’t in US dollars, so we left it out.",
  "negative-amount": "{where}: an amount below zero, {amount}, takes something back.",
  "unresolved-reference": "{where}: it names {text}, which isn’t in the file.",
  "withdrawn-claim": "{where}: the plan withdrew it, so we left it out.",
  "cut-off": "The file is cut off. We read the claims before that point; ask for the whole file.",
  "more-problems": "These are the first 20 problems; there may be more.",
  "provider-adjustment":
    "Besides the claims, {amount} was taken from the provider’s payment ({text}); below zero, it was added.",
} as const satisfies Record<FileProblem["kind"], string>;

const places = { line: "Claim {claim}, line {line}", claim: "Claim {claim}", file: "The file" } as const;

/** Why a file from a plan was not read, and what to do. */
const refusals = {
  "too-large": "The file is larger than 10 MB. Download a shorter period, and send each by itself.",
  "too-deep": "The file is nested too deeply to be an explanation of benefits. Download it again.",
  "too-many-items": "The file has more items than we read at once. Download a shorter period.",
  "not-json": "The file begins like JSON but can’t be read as JSON. Download it again.",
  "cut-off": "The file ends before the first claim does. Download it again.",
  "wrong-resource":
    "The file has FHIR data, but no explanation of benefits. Choose the download with claims or explanations of benefits.",
  "no-explanation":
    "The file has no explanation of benefits. Choose the download with claims or explanations of benefits.",
  "wrong-separators":
    "The file begins like an X12 file, but its header isn’t one that can be read. Ask for the 835 file as it was sent.",
  "too-many-claims":
    "The file has more claims or services than we read at once: up to 500 claims with 5,000 services. Download a shorter period.",
  "too-long-to-read": "The file takes too long to read. Download a shorter period.",
  "not-835": "The X12 file isn’t a remittance (835). Ask for the 835, which has what the plan decided.",
} as const satisfies Record<StructuredRefusal, string>;

/** Bills and claims without a match. */
const unmatched = {
  bill: "None of the explanations clearly matches this bill. Send the one with the same provider, dates and amounts.",
  claim:
    "None of the bills clearly matches this claim. It may be for another provider, day or person, or a newer claim may have replaced it.",
} as const;

export const planFiles = { matchReasons, problems, places, refusals, unmatched } as const;
