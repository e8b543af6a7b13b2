import type { HospitalOfPolicy } from "#app/domain/assistance/hospital-policy.ts";
import type { StateGrant } from "#app/domain/assistance/state-law/state-grant.ts";
import type { Language } from "#app/domain/language/language.ts";
import { wordsIn } from "./words.ts";

/** The papers that an application often takes, those of this hospital's own policy and state among them. */
export function sayGathering(
  language: Language,
  {
    policy,
    isNonprofit,
    counted,
  }: Pick<HospitalOfPolicy, "policy" | "isNonprofit"> & { counted: readonly StateGrant[] },
): { papers: string[]; limit: string | null } {
  const { gather: words } = wordsIn(language).assistanceAnswer;
  const looksAtSavings = policy?.criteria.includes("assets") === true;
  const looksAtHome =
    policy?.criteria.includes("residency") === true ||
    counted.some(({ isForResidentsOnly }) => isForResidentsOnly);
  return {
    papers: [
      words.taxes,
      words.pay,
      words.benefits,
      words.programs,
      words.noIncome,
      looksAtSavings ? words.savings : words.savingsMaybe,
      ...(looksAtHome ? [words.home] : []),
      words.medicaid,
    ],
    limit: isNonprofit === false ? null : words.limit,
  };
}
