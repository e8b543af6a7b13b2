import type { PolicyLines } from "#app/domain/assistance/hospital-policy.ts";
import { findStateGrant } from "#app/domain/assistance/state-law/find-state-grant.ts";
import type { StateGrant } from "#app/domain/assistance/state-law/state-grant.ts";
import type { Finding, FindingFacts } from "#app/domain/audits/finding.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars, formatShortDollars } from "#app/domain/money/format-dollars.ts";
import { sayDate } from "./say-date.ts";
import { sayIncomeLines } from "./say-income-lines.ts";
import { wordsIn } from "./words.ts";

/** What a finding on financial assistance rests on: each line with its source, and what it is in dollars. Audits that were
 *  kept before lines were known have none. */
export function sayAssistanceLines(language: Language, facts: FindingFacts): string[] {
  return [...sayPolicies(language, facts), ...sayLaws(language, facts), ...sayInDollars(language, facts)];
}

/** 'Possible reduction: $0 to $1,234.00', no more than is due; null: what is due is not known. */
export function sayRange(
  language: Language,
  { kind, facts: { dueCents } }: Pick<Finding, "kind" | "facts">,
): string | null {
  if (!isNumber(dueCents)) return null;
  const { mayTakeOff } = wordsIn(language).assistanceLines;
  const isPart = kind === "discount" || kind === "near-line";
  return say(language, isPart ? mayTakeOff.part : mayTakeOff.all, { due: sayCents(dueCents) });
}

function sayPolicies(language: Language, facts: FindingFacts): string[] {
  const words = wordsIn(language).assistanceLines;
  const typed = sayLines(language, linesOf(facts.typedFree, facts.typedDiscount));
  const known = sayLines(language, linesOf(facts.policyFree, facts.policyDiscount));
  return [
    ...(typed === null ? [] : [say(language, words.typed, { lines: typed })]),
    ...(known === null ? [] : [sayKnownPolicy(language, facts, known)]),
    ...(known !== null && facts.isPolicyDoubtful === "yes" ? [words.doubtful] : []),
    ...(known !== null && facts.isPolicySample === "yes" ? [words.sample] : []),
  ];
}

/** By whom, and of when it is. */
function sayKnownPolicy(language: Language, facts: FindingFacts, lines: string): string {
  const words = wordsIn(language).assistanceLines;
  const { policyKind, policySource, policyDay, policyYear, isOfOrganisation } = facts;
  const day = sayDate(language, typeof policyDay === "string" ? policyDay : null);
  const values = { source: String(policySource), day, lines };
  if (policyKind !== "filing") return say(language, words.operator, values);
  const filed = isOfOrganisation === "yes" ? words.organisation : words.filing;
  return say(language, filed, { ...values, year: String(policyYear) });
}

function sayLaws(language: Language, { laws, laterLaws }: FindingFacts): string[] {
  const words = wordsIn(language).assistanceLines;
  const of = (keys: FindingFacts[string] | undefined) =>
    typeof keys === "string" ? keys.split(",").flatMap((key) => findStateGrant(key) ?? []) : [];
  return [
    ...of(laws).map((grant) => say(language, words.law, lawValues(language, grant))),
    ...of(laterLaws).map((grant) => {
      return say(language, words.laterLaw, {
        ...lawValues(language, grant),
        day: sayDate(language, grant.inForceFrom),
      });
    }),
  ];
}

function lawValues(language: Language, grant: StateGrant) {
  const where = wordsIn(language).assistanceLines.where[grant.source.readAt];
  return { law: grant.statute, where, lines: sayLines(language, grant) ?? "" };
}

function sayInDollars(language: Language, facts: FindingFacts): string[] {
  const { linePercent, lineForOneCents, lineForFourCents, guidelinesYear } = facts;
  if (!isNumber(linePercent) || !isNumber(lineForOneCents) || !isNumber(lineForFourCents)) return [];
  const values = { line: linePercent, one: sayWhole(lineForOneCents), four: sayWhole(lineForFourCents) };
  return [
    say(language, wordsIn(language).assistanceLines.inDollars, { ...values, year: String(guidelinesYear) }),
  ];
}

/** 'care is free up to 300% …'; null: neither line is stated. */
export function sayLines(language: Language, lines: PolicyLines): string | null {
  return sayIncomeLines(language, wordsIn(language).assistanceLines.lines, lines);
}

function linesOf(
  free: FindingFacts[string] | undefined,
  discount: FindingFacts[string] | undefined,
): PolicyLines {
  return {
    freeUpToPercent: isNumber(free) ? free : null,
    discountUpToPercent: isNumber(discount) ? discount : null,
  };
}

function isNumber(value: FindingFacts[string] | undefined): value is number {
  return typeof value === "number";
}

function sayCents(cents: number): string {
  return formatDollars(dollarsOfCents(cents));
}

/** Of a year's income nobody needs the cents. */
function sayWhole(cents: number): string {
  return formatShortDollars(Math.round(cents / 100));
}
