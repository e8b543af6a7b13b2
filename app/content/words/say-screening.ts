import type { HospitalPolicy } from "#app/domain/assistance/hospital-policy.ts";
import type { Household, Screening } from "#app/domain/assistance/screen-household.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { sayList } from "./say-list.ts";
import { type NamedHospital, nameOfProgram, sayHeadline } from "./say-screening-headline.ts";
import { sayConditions } from "./say-state-law.ts";
import { wordsIn } from "./words.ts";

/** What somebody is told first. */
export interface SaidScreening {
  headline: string;
  notes: string[];
  /** Why an income above the lines is no reason not to ask; none where it is not above. */
  whyAsk: string[];
}

/** The answer in a sentence that says by whose line, and what to add to it. */
export function sayScreening(
  language: Language,
  hospital: NamedHospital,
  household: Household,
  screening: Screening,
): SaidScreening {
  const words = wordsIn(language).assistanceAnswer;
  const { answer, ownPercent, isNearLine, settledBy } = screening;
  const programs = household.programs.map((program) => nameOfProgram(language, program));
  const near = isNearLine ? nearestLine(screening) : null;
  const { sentence, basis } = sayHeadline(language, hospital, household, screening);
  return {
    headline: sentence,
    notes: [
      ...(basis && "grant" in basis ? sayConditions(language, basis.grant, household) : []),
      ...(basis && "policy" in basis && basis.policy.isDoubtful ? [words.source.doubtful] : []),
      words.hospitalDecides,
      ...(near !== null && ownPercent !== null ? [say(language, words.near, { line: near })] : []),
      ...(programs.length > 0 && settledBy === null
        ? [say(language, words.programs, { programs: sayList(language, programs) })]
        : []),
      ...(household.isInsured ? [words.insured] : []),
    ],
    whyAsk: answer === "above" ? sayWhyAsk(language, hospital.policy) : [],
  };
}

function nearestLine({ ownPercent, freeUpToPercent, discountUpToPercent }: Screening): number | null {
  const own = ownPercent ?? 0;
  const lines = [freeUpToPercent, discountUpToPercent].filter((line) => line !== null);
  return lines.toSorted((one, other) => Math.abs(one - own) - Math.abs(other - own))[0] ?? null;
}

function sayWhyAsk(language: Language, policy: HospitalPolicy | null): string[] {
  const { newer, counted, largeBills, change } = wordsIn(language).assistanceAnswer.whyAsk;
  const year = policy?.source.kind === "filing" ? String(policy.source.taxYear) : null;
  return [
    ...(year === null ? [] : [say(language, newer, { year })]),
    counted,
    ...(policy?.criteria.includes("medical indigency") ? [largeBills] : []),
    change,
  ];
}
