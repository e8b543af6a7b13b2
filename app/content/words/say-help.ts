import type { NearHelp } from "#app/domain/assistance/find-help-near.server.ts";
import type { HospitalPolicy } from "#app/domain/assistance/hospital-policy.ts";
import type { Basis, Help } from "#app/domain/assistance/judge-help.ts";
import type { Household } from "#app/domain/assistance/screen-household.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { sayList } from "./say-list.ts";
import { nameOfProgram } from "./say-screening-headline.ts";
import { wordsIn } from "./words.ts";

/** What a household may get at a hospital and on what ground, in sentences. */
export function sayHelp(
  language: Language,
  { hospital, screening, help }: NearHelp,
  household: Household,
): string[] {
  const words = wordsIn(language).assistanceNear;
  const { line, doubt } = help;
  const { policy, isNonprofit } = hospital;
  const isLaws = line !== null && "grant" in line.basis;
  return [
    ...(line ? [sayLine(language, line, screening.settledBy)] : []),
    ...(doubt ? [words.doubt[doubt]] : []),
    ...(isLaws && help.kind !== "unknown" ? sayResidents(language, line.basis, household) : []),
    ...(help.kind === "maybe" && line === null ? [words.noLines] : []),
    ...(help.kind === "unknown" ? [sayUnknown(language, isNonprofit)] : []),
    ...(policy && line && !isLaws ? sayCriteria(language, policy) : []),
  ];
}

function sayLine(
  language: Language,
  { basis, isFree, percent }: NonNullable<Help["line"]>,
  settledBy: NearHelp["screening"]["settledBy"],
): string {
  const { line } = wordsIn(language).assistanceNear;
  const source = saySource(language, basis);
  if (percent !== null) return say(language, isFree ? line.free : line.discount, { source, line: percent });
  if (settledBy === null) throw new Error("A line without a percentage is that of a program.");
  return say(language, line.program, { source, program: nameOfProgram(language, settledBy) });
}

function saySource(language: Language, basis: Basis): string {
  const words = wordsIn(language).assistanceNear.source;
  if ("grant" in basis) {
    const { state, statute } = basis.grant;
    return say(language, words.law, { state: nameOf(wordsIn(language).stateNames, state), statute });
  }
  const { source } = basis.policy;
  if (source.kind === "operator")
    return say(language, words.operator, { day: formatDate(language, source.asOf) });
  const year = String(source.taxYear);
  return source.facilityName === null
    ? say(language, words.organisation, { filer: source.filerName, year })
    : say(language, words.filing, { year });
}

/** Nothing where the household said, or its place says, that it lives there. */
function sayResidents(language: Language, basis: Basis, { state }: Household): string[] {
  if ("policy" in basis || !basis.grant.isForResidentsOnly || state !== null) return [];
  const name = nameOf(wordsIn(language).stateNames, basis.grant.state);
  return [say(language, wordsIn(language).assistanceNear.residents, { state: name })];
}

function sayUnknown(language: Language, isNonprofit: boolean | null): string {
  const { nonprofit, forProfit, other } = wordsIn(language).assistanceNear.unknown;
  if (isNonprofit === null) return other;
  return isNonprofit ? nonprofit : forProfit;
}

function sayCriteria(language: Language, { criteria }: HospitalPolicy): string[] {
  const { criteria: names } = wordsIn(language).assistanceAnswer.source;
  const said = criteria.flatMap((criterion) => (criterion === "income" ? [] : [names[criterion]]));
  if (said.length === 0) return [];
  return [say(language, wordsIn(language).assistanceNear.alsoLooksAt, { criteria: sayList(language, said) })];
}
