import type { HospitalOfPolicy, HospitalPolicy } from "#app/domain/assistance/hospital-policy.ts";
import { type Basis, isSureBasis } from "#app/domain/assistance/judge-help.ts";
import type { Household, Screening } from "#app/domain/assistance/screen-household.ts";
import type { AidProgram, StateGrant } from "#app/domain/assistance/state-law/state-grant.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { wordsIn } from "./words.ts";

/** A hospital as sentences name it; null: one that is not known here. */
export type NamedHospital = HospitalOfPolicy & { name: string | null };

type Line = "freeUpToPercent" | "discountUpToPercent";

/** The answer in a sentence. `basis`: whose line it names; null: none is known. */
interface SaidHeadline {
  sentence: string;
  basis: Basis | null;
}

export function sayHeadline(
  language: Language,
  hospital: NamedHospital,
  { isInsured }: Pick<Household, "isInsured">,
  screening: Screening,
): SaidHeadline {
  const { headline } = wordsIn(language).assistanceAnswer;
  const { answer, ownPercent, settledBy } = screening;
  const counted = screening.grants.filter(({ notCounted }) => notCounted === null).map(({ grant }) => grant);
  if (settledBy !== null) {
    const grant = counted.find(({ programsThatSettle }) => programsThatSettle.includes(settledBy));
    if (grant === undefined) throw new Error(`No law that counts says that ${settledBy} settles it.`);
    const values = { by: sayBy(language, hospital, { grant }), program: nameOfProgram(language, settledBy) };
    return { sentence: say(language, headline.settled, values), basis: { grant } };
  }
  if (answer === "not-known" || ownPercent === null) return sayNotKnown(language, hospital, counted);
  if (answer === "above") {
    const { basis, percent } = basisOf(hospital.policy, counted, highestLine(screening), null);
    const sentence = hospital.policy === null ? headline.aboveLaw : headline.above;
    const values = { by: sayBy(language, hospital, basis), line: percent, own: ownPercent };
    return { sentence: say(language, sentence, values), basis };
  }
  const line = answer === "free" ? "freeUpToPercent" : "discountUpToPercent";
  const { basis, percent } = basisOf(hospital.policy, counted, line, ownPercent);
  const values = { by: sayBy(language, hospital, basis), line: percent, own: ownPercent };
  const sentence = isSureBasis(basis, isInsured) ? headline[answer] : headline.unsure[answer];
  return { sentence: say(language, sentence, values), basis };
}

/** Without lines, or without an income to hold against them. */
function sayNotKnown(
  language: Language,
  hospital: NamedHospital,
  counted: readonly StateGrant[],
): SaidHeadline {
  const { headline } = wordsIn(language).assistanceAnswer;
  for (const [line, sentence] of [
    ["freeUpToPercent", headline.noIncome.free],
    ["discountUpToPercent", headline.noIncome.discount],
  ] as const) {
    if ([hospital.policy, ...counted].some((of) => of && of[line] !== null)) {
      const { basis, percent } = basisOf(hospital.policy, counted, line, null);
      const by = sayBy(language, hospital, basis);
      return { sentence: say(language, sentence, { by, line: percent }), basis };
    }
  }
  return { sentence: sayNoLines(language, hospital), basis: null };
}

function sayNoLines(language: Language, { name, policy, isNonprofit }: NamedHospital): string {
  const { headline, thisHospital } = wordsIn(language).assistanceAnswer;
  const hospital = name ?? thisHospital;
  if (policy !== null) return say(language, headline.noLines, { hospital: capital(hospital) });
  if (isNonprofit === false) return say(language, headline.forProfit, { hospital: capital(hospital) });
  return say(language, isNonprofit ? headline.nonprofit : headline.unknown, { hospital });
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
  const [highestOfLaws] = ofLaws.toSorted((one, other) => other.percent - one.percent);
  const reaches =
    ofPolicy !== null && (own === null ? ofPolicy >= (highestOfLaws?.percent ?? 0) : ofPolicy >= own);
  if (policy && ofPolicy !== null && (reaches || !highestOfLaws)) {
    return { basis: { policy }, percent: ofPolicy };
  }
  if (highestOfLaws === undefined) throw new Error(`Neither the policy nor a law has a ${line}.`);
  return highestOfLaws;
}

const highestLine = ({ freeUpToPercent: free, discountUpToPercent: discount }: Screening): Line =>
  (free ?? 0) > (discount ?? 0) ? "freeUpToPercent" : "discountUpToPercent";

function sayBy(language: Language, { name, state }: NamedHospital, basis: Basis): string {
  const { by, thisHospital } = wordsIn(language).assistanceAnswer;
  if ("grant" in basis) return say(language, by.law, { state: nameOf(wordsIn(language).stateNames, state) });
  const hospital = name ?? thisHospital;
  const { source } = basis.policy;
  if (source.kind === "operator")
    return say(language, by.operator, { hospital, day: formatDate(language, source.asOf) });
  const year = String(source.taxYear);
  return source.facilityName === null
    ? say(language, by.organisation, { filer: source.filerName, year })
    : say(language, by.filing, { hospital, year });
}

export function nameOfProgram(language: Language, program: AidProgram): string {
  return wordsIn(language).assistance.programs.names[program];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
