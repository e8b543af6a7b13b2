import type { PublishedOutcomes } from "#app/domain/appeals/outcomes/find-published-outcomes.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { wordsIn } from "./words.ts";

/** What the outcomes of one kind at a hospital come to, in words. */
export interface SaidOutcomes {
  /** A rule of the audit, or a kind of appeal. */
  subject: string;
  name: string;
  atLeast: number;
  count: string;
  won: string;
  reduction: string;
  days: string;
}

export function sayOutcomes(language: Language, published: readonly PublishedOutcomes[]): SaidOutcomes[] {
  const words = wordsIn(language).outcomes;
  return published.map(({ subject, figures }) => {
    const { atLeast, wonThird, medianReductionPercent, medianDaysToAnswer } = figures;
    return {
      subject,
      name: subjectName(language, subject),
      atLeast,
      count: say(language, words.atLeast, { count: atLeast }),
      won: words.won[wonThird],
      reduction: sayReduction(language, medianReductionPercent),
      days:
        medianDaysToAnswer === 0 ? words.fewDays : say(language, words.days, { count: medianDaysToAnswer }),
    };
  });
}

function sayReduction(language: Language, percent: number | null): string {
  const words = wordsIn(language).outcomes;
  if (percent === null) return words.tooFew;
  return percent === 0 ? words.smallReduction : say(language, words.reduction, { percent });
}

function subjectName(language: Language, subject: string): string {
  const rules: Record<string, string | undefined> = wordsIn(language).audits.rules;
  const kinds: Record<string, { name: string } | undefined> = wordsIn(language).letters.kinds;
  return rules[subject] ?? kinds[subject]?.name ?? subject;
}
