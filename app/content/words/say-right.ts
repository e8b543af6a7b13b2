import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Remedy } from "#app/domain/deadlines/deadline.ts";
import type { FindingRight } from "#app/domain/deadlines/right-of-finding.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { deadlinesWords } from "./deadlines.ts";
import { sayLastDay } from "./say-deadline.ts";

/** The right that a finding opens, in words. */
export interface SaidRight {
  /** By when, or that its days are past, and what they count from. */
  sentence: string;
  /** ISO day; null: the bill has no date to count from. */
  dueOn: string | null;
  isPast: boolean;
  /** What is left once it is past, else none: each with its sentence. */
  left: { remedy: Remedy; sentence: string }[];
}

export function sayRight(language: Language, { kind, deadline }: FindingRight): SaidRight {
  const { kinds, right: words, remedies } = deadlinesWords[language];
  const { what, rule } = kinds[kind];
  if (deadline === null) {
    return { sentence: say(language, words.undated, { what, rule }), dueOn: null, isPast: false, left: [] };
  }
  const isPast = deadline.daysLeft < 0;
  const values = {
    what,
    rule,
    lastDay: sayLastDay(language, deadline),
    start: formatDate(deadline.startsOn),
  };
  return {
    sentence: say(language, isPast ? words.past : words.open, values),
    dueOn: deadline.dueOn,
    isPast,
    left: isPast ? deadline.remedies.map((remedy) => ({ remedy, sentence: remedies[remedy] })) : [],
  };
}
