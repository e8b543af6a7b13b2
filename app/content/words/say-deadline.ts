import type { AppealDeadline } from "#app/domain/appeals/appeal-deadlines.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { formatWeekday } from "#app/domain/dates/format-weekday.ts";
import type { Deadline, DeadlineActor, Remedy } from "#app/domain/deadlines/deadline.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { wordsIn } from "./words.ts";

/** A deadline as a page tells it. */
export interface SaidDeadline {
  kind: Deadline["kind"];
  actor: DeadlineActor;
  /** What has to happen by then. */
  what: string;
  /** Who has to act: 'The plan', and 'The plan’s step'. */
  who: string;
  whose: string;
  /** ISO day. */
  dueOn: string;
  daysLeft: number;
  isMet: boolean;
  /** 'Mon, Mar 22, 2027 (120 days left)'. */
  lastDay: string;
  /** What it counts from, and what a weekend or holiday makes of it. */
  notes: string[];
  source: Deadline["source"];
  remedies: readonly Remedy[];
}

export function sayDeadline(language: Language, deadline: AppealDeadline): SaidDeadline {
  const { actors, steps } = wordsIn(language).deadlines;
  const { kind, actor, source, remedies, isMet, dueOn, daysLeft } = deadline;
  return {
    kind,
    actor,
    what: sayWhat(language, deadline),
    who: actors[actor],
    whose: steps[actor],
    dueOn,
    daysLeft,
    isMet,
    lastDay: sayLastDay(language, deadline),
    notes: sayNotes(language, deadline),
    source,
    remedies,
  };
}

/** What has to happen by a deadline: as its owner calls it, else as its kind says. */
export function sayWhat(language: Language, { kind, name }: Pick<Deadline, "kind" | "name">): string {
  return name ?? wordsIn(language).deadlines.kinds[kind].what;
}

function sayNotes(language: Language, deadline: Deadline): string[] {
  const { kinds, one } = wordsIn(language).deadlines;
  const { kind, actor, startsOn, mayBeLonger, source } = deadline;
  if (startsOn === null) return [one.chosen];
  const counted = say(language, one.counted, {
    rule: kinds[kind].rule,
    start: formatDate(language, startsOn),
  });
  if (source === null) return [counted, one.notLaw];
  const notes = [
    counted,
    sayClosed(language, deadline),
    mayBeLonger && actor === "patient" ? one.mayBeLonger : null,
  ];
  return notes.filter((note) => note !== null);
}

/** 'Mon, Mar 22, 2027 (120 days left)'. */
export function sayLastDay(language: Language, { dueOn, daysLeft }: Pick<Deadline, "dueOn" | "daysLeft">) {
  const { one } = wordsIn(language).deadlines;
  return say(language, one.lastDay, {
    day: formatWeekday(language, dueOn),
    left: sayDaysLeft(language, daysLeft),
  });
}

function sayDaysLeft(language: Language, daysLeft: number): string {
  const { left } = wordsIn(language).deadlines;
  if (daysLeft === 0) return left.today;
  return say(language, daysLeft < 0 ? left.past : left.days, { count: Math.abs(daysLeft) });
}

/** What follows from a last day on a weekend or holiday; null: it is a working day. */
function sayClosed(language: Language, deadline: Deadline): string | null {
  const { closed, closedDays } = wordsIn(language).deadlines;
  const { closed: why, countedTo, dueOn, workingDay, actor } = deadline;
  if (why === null) return null;
  const said = closedDays[why];
  if (dueOn !== countedTo) {
    return say(language, closed.moved, { day: formatDate(language, countedTo), why: said });
  }
  return actor === "patient"
    ? say(language, closed.stays, { why: said, workingDay: formatWeekday(language, workingDay) })
    : say(language, closed.others, { why: said });
}
