import { findDebtRights, rightsForLetter } from "#app/domain/debt/debt-rights.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { sayRule } from "./say-debt-right.ts";
import { wordsIn } from "./words.ts";

/** More in a letter would not be read. */
const MAX_RULES = 3;

/** What a letter may say of a state's law on a day (ISO); null: no rule that binds whom it goes to was read, or none whose first day
 *  is known. */
export function sayLetterRights(
  language: Language,
  to: "collector" | "hospital",
  { state, day }: { state: string | null; day: string },
): string | null {
  if (state === null) return null;
  const { letter } = wordsIn(language).rights;
  const rules = rightsForLetter(to, findDebtRights(state, day))
    .slice(0, MAX_RULES)
    .map((right) => say(language, letter.rule, { rule: sayRule(language, right), citation: right.citation }));
  if (rules.length === 0) return null;
  return say(language, letter.rules, {
    state: nameOf(wordsIn(language).stateNames, state),
    rules: rules.join(" "),
  });
}
