import type { HospitalOfPolicy, HospitalPolicy } from "#app/domain/assistance/hospital-policy.ts";
import type { Household, Screening } from "#app/domain/assistance/screen-household.ts";
import type { AidProgram, StateGrant } from "#app/domain/assistance/state-law/state-grant.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { US_STATES } from "#app/domain/hospitals/us-states.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { assistanceWords } from "./assistance.ts";
import { assistanceAnswerWords } from "./assistance-answer.ts";
import { sayList } from "./say-list.ts";

/** What somebody is told first. */
export interface SaidScreening {
  headline: string;
  notes: string[];
  /** Why an income above the lines is no reason not to ask; none where it is not above. */
  whyAsk: string[];
}

/** A hospital as sentences name it; null: one that is not known here. */
type NamedHospital = HospitalOfPolicy & { name: string | null };

type Line = "freeUpToPercent" | "discountUpToPercent";

/** Whose line it is. */
type Basis = { policy: HospitalPolicy } | { grant: StateGrant };

/** The answer in a sentence that says by whose line, and what to add to it. */
export function sayScreening(
  language: Language,
  hospital: NamedHospital,
  household: Household,
  screening: Screening,
): SaidScreening {
  const words = assistanceAnswerWords[language];
  const { answer, ownPercent, isNearLine, settledBy } = screening;
  const programs = household.programs.map((program) => nameOfProgram(language, program));
  const near = isNearLine ? nearestLine(screening) : null;
  return {
    headline: sayHeadline(language, hospital, screening),
    notes: [
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

function sayHeadline(language: Language, hospital: NamedHospital, screening: Screening): string {
  const { headline } = assistanceAnswerWords[language];
  const { answer, ownPercent, settledBy } = screening;
  const counted = screening.grants.filter(({ notCounted }) => notCounted === null).map(({ grant }) => grant);
  if (settledBy !== null) {
    const grant = counted.find(({ programsThatSettle }) => programsThatSettle.includes(settledBy))!;
    const by = sayBy(language, hospital, { grant });
    return say(language, headline.settled, { by, program: nameOfProgram(language, settledBy) });
  }
  if (answer === "not-known" || ownPercent === null) return sayNotKnown(language, hospital, counted);
  if (answer === "above") {
    const { basis, percent } = basisOf(hospital.policy, counted, highestLine(screening), null);
    const sentence = hospital.policy === null ? headline.aboveLaw : headline.above;
    return say(language, sentence, { by: sayBy(language, hospital, basis), line: percent, own: ownPercent });
  }
  const line = answer === "free" ? "freeUpToPercent" : "discountUpToPercent";
  const { basis, percent } = basisOf(hospital.policy, counted, line, ownPercent);
  return say(language, headline[answer], {
    by: sayBy(language, hospital, basis),
    line: percent,
    own: ownPercent,
  });
}

/** Without lines, or without an income to hold against them. */
function sayNotKnown(language: Language, hospital: NamedHospital, counted: readonly StateGrant[]): string {
  const { headline, thisHospital } = assistanceAnswerWords[language];
  for (const [line, sentence] of [
    ["freeUpToPercent", headline.noIncome.free],
    ["discountUpToPercent", headline.noIncome.discount],
  ] as const) {
    if ([hospital.policy, ...counted].some((of) => of && of[line] !== null)) {
      const { basis, percent } = basisOf(hospital.policy, counted, line, null);
      return say(language, sentence, { by: sayBy(language, hospital, basis), line: percent });
    }
  }
  const values = { hospital: capital(hospital.name ?? thisHospital) };
  if (hospital.policy !== null) return say(language, headline.noLines, values);
  if (hospital.isNonprofit === false) return say(language, headline.forProfit, values);
  const ofNoFiling = { hospital: hospital.name ?? thisHospital };
  return say(language, hospital.isNonprofit ? headline.nonprofit : headline.unknown, ofNoFiling);
}

/** Whose line reaches to `own`, or the highest where it is null: the policy's before a law's. */
function basisOf(
  policy: HospitalPolicy | null,
  counted: readonly StateGrant[],
  line: Line,
  own: number | null,
): { basis: Basis; percent: number } {
  const ofPolicy = policy?.[line] ?? null;
  const ofLaws = counted.flatMap((grant) =>
    grant[line] === null ? [] : [{ basis: { grant }, percent: grant[line] }],
  );
  const highestOfLaws = ofLaws.toSorted((one, other) => other.percent - one.percent)[0];
  const reaches =
    ofPolicy !== null && (own === null ? ofPolicy >= (highestOfLaws?.percent ?? 0) : ofPolicy >= own);
  if (policy && ofPolicy !== null && (reaches || !highestOfLaws)) {
    return { basis: { policy }, percent: ofPolicy };
  }
  return highestOfLaws!;
}

const highestLine = ({ freeUpToPercent: free, discountUpToPercent: discount }: Screening): Line =>
  (free ?? 0) > (discount ?? 0) ? "freeUpToPercent" : "discountUpToPercent";

function nearestLine({ ownPercent, freeUpToPercent, discountUpToPercent }: Screening): number | null {
  const own = ownPercent ?? 0;
  const lines = [freeUpToPercent, discountUpToPercent].filter((line) => line !== null);
  return lines.toSorted((one, other) => Math.abs(one - own) - Math.abs(other - own))[0] ?? null;
}

function sayBy(language: Language, { name, state }: NamedHospital, basis: Basis): string {
  const { by, thisHospital } = assistanceAnswerWords[language];
  if ("grant" in basis) return say(language, by.law, { state: US_STATES.get(state) ?? state });
  const hospital = name ?? thisHospital;
  const { source } = basis.policy;
  if (source.kind === "operator")
    return say(language, by.operator, { hospital, day: formatDate(source.asOf) });
  const year = String(source.taxYear);
  return source.facilityName === null
    ? say(language, by.organisation, { filer: source.filerName, year })
    : say(language, by.filing, { hospital, year });
}

function sayWhyAsk(language: Language, policy: HospitalPolicy | null): string[] {
  const { newer, counted, largeBills, change } = assistanceAnswerWords[language].whyAsk;
  const year = policy?.source.kind === "filing" ? String(policy.source.taxYear) : null;
  return [
    ...(year === null ? [] : [say(language, newer, { year })]),
    counted,
    ...(policy?.criteria.includes("medical indigency") ? [largeBills] : []),
    change,
  ];
}

function nameOfProgram(language: Language, program: AidProgram): string {
  return assistanceWords[language].programs.names[program];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
