import { findStateGrant } from "#app/domain/assistance/state-law/find-state-grant.ts";
import type { Remedy } from "#app/domain/deadlines/deadline.ts";
import type { FindingRight, StateTime } from "#app/domain/deadlines/right-of-finding.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { sayDate } from "./say-date.ts";
import { sayLastDay } from "./say-deadline.ts";
import { wordsIn } from "./words.ts";

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

export function sayRight(language: Language, right: FindingRight): SaidRight {
  const { remedies } = wordsIn(language).deadlines;
  const { deadline } = right;
  const sentence = saySentence(language, right);
  if (deadline === null) return { sentence, dueOn: null, isPast: false, left: [] };
  const isPast = deadline.daysLeft < 0;
  return {
    sentence,
    dueOn: deadline.dueOn,
    isPast,
    left: isPast ? deadline.remedies.map((remedy) => ({ remedy, sentence: remedies[remedy] })) : [],
  };
}

function saySentence(language: Language, { kind, deadline, ofState }: FindingRight): string {
  const { kinds, right: words } = wordsIn(language).deadlines;
  if (ofState?.isAlone) return sayOfState(language, ofState);
  const { what, rule } = kinds[kind];
  const besides = ofState === null ? [] : [sayOfState(language, ofState)];
  if (deadline === null) return [say(language, words.undated, { what, rule }), ...besides].join(" ");
  const lastDay = sayLastDay(language, deadline);
  const values = { what, rule, lastDay, start: sayDate(language, deadline.startsOn) };
  if (deadline.daysLeft < 0) return say(language, words.past, values);
  const open = say(language, deadline.mayBeLonger ? words.openAtLeast : words.open, values);
  return [open, ...besides].join(" ");
}

function sayOfState(language: Language, { law, deadline }: StateTime): string {
  const { right: words } = wordsIn(language).deadlines;
  const statute = findStateGrant(law)?.statute ?? "";
  if (deadline === null) return say(language, words.endless, { law: statute });
  const lastDay = sayLastDay(language, deadline);
  return say(language, deadline.daysLeft < 0 ? words.pastByState : words.openByState, {
    law: statute,
    lastDay,
  });
}
