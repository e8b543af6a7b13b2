import type { AssistanceApplication } from "#app/domain/appeals/application/assistance-application.ts";
import type { HospitalPolicy } from "#app/domain/assistance/hospital-policy.ts";
import type { StateGrant } from "#app/domain/assistance/state-law/state-grant.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { sayLines } from "./say-assistance-lines.ts";
import { sayList } from "./say-list.ts";
import { wordsIn } from "./words.ts";

/** The lines that a letter of application holds against the hospital: of its policy (null: none is known) and of its state's
 *  laws that count for the household; null: no line is known. */
export function sayPolicyLines(
  language: Language,
  policy: HospitalPolicy | null,
  grants: readonly StateGrant[],
): string | null {
  const { letter } = wordsIn(language).assistanceApplication;
  const ofLaws = grants.flatMap((grant) => {
    const lines = sayLines(language, grant);
    return lines === null ? [] : [say(language, letter.law, { law: grant.statute, lines })];
  });
  return [sayPolicy(language, policy), ...ofLaws].filter((text) => text !== null).join(" ") || null;
}

function sayPolicy(language: Language, policy: HospitalPolicy | null): string | null {
  const { letter } = wordsIn(language).assistanceApplication;
  // A line that may be misread is asked about on the page, not held against the hospital.
  const lines = policy === null || policy.isDoubtful ? null : sayLines(language, policy);
  if (policy === null || lines === null) return null;
  const { source } = policy;
  return source.kind === "filing"
    ? say(language, letter.filing, { year: String(source.taxYear), lines })
    : say(language, letter.operator, {
        source: source.source,
        day: formatDate(language, source.asOf),
        lines,
      });
}

/** 'WIC and Medicaid'; null: none. */
export function sayPrograms(
  language: Language,
  { programs }: Pick<AssistanceApplication, "programs">,
): string | null {
  const { names } = wordsIn(language).assistance.programs;
  return programs.length === 0
    ? null
    : sayList(
        language,
        programs.map((program) => names[program]),
      );
}
