import type { HospitalPolicy } from "#app/domain/assistance/hospital-policy.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { sayIncomeLines } from "./say-income-lines.ts";
import { wordsIn } from "./words.ts";

/** 'Free care up to 300% of the poverty level, discounts up to 400%, filed for 2024', without a period. */
export function sayPolicyLine(language: Language, policy: HospitalPolicy): string {
  const { by, doubtful, lines: words } = wordsIn(language).policies;
  const lines = sayIncomeLines(language, words, policy) ?? words.none;
  const { source } = policy;
  const line =
    source.kind === "operator"
      ? say(language, by.operator, { lines, day: formatDate(language, source.asOf) })
      : source.facilityName === null
        ? say(language, by.organisation, { lines, year: String(source.taxYear), filer: source.filerName })
        : say(language, by.filing, { lines, year: String(source.taxYear) });
  return policy.isDoubtful ? say(language, doubtful, { line }) : line;
}
