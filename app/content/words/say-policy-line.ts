import type { HospitalPolicy } from "#app/domain/assistance/hospital-policy.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { policyWords } from "./policies.ts";

/** 'Free care up to 300% of the poverty level, discounts up to 400%, filed for 2024', without a period. */
export function sayPolicyLine(language: Language, policy: HospitalPolicy): string {
  const { by, doubtful } = policyWords[language];
  const lines = sayLines(language, policy);
  const { source } = policy;
  const line =
    source.kind === "operator"
      ? say(language, by.operator, { lines, day: formatDate(source.asOf) })
      : source.facilityName === null
        ? say(language, by.organisation, { lines, year: String(source.taxYear), filer: source.filerName })
        : say(language, by.filing, { lines, year: String(source.taxYear) });
  return policy.isDoubtful ? say(language, doubtful, { line }) : line;
}

function sayLines(
  language: Language,
  { freeUpToPercent: free, discountUpToPercent: discount }: HospitalPolicy,
): string {
  const { lines } = policyWords[language];
  if (free !== null && discount !== null) return say(language, lines.both, { free, discount });
  if (free !== null) return say(language, lines.free, { free });
  return discount === null ? lines.none : say(language, lines.discount, { discount });
}
