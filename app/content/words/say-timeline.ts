import type { TimelineEvent } from "#app/domain/appeals/timeline.ts";
import { dayInZone } from "#app/domain/dates/day-in-zone.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { sayAppealStep } from "./say-appeal-step.ts";
import { wordsIn } from "./words.ts";

/** An event as a page tells it. */
export interface SaidEvent {
  /** Which day it was, and when it was noted, where that was another one. */
  day: string;
  what: string;
  /** In the words of whoever noted it. */
  details: string[];
}

export function sayEvent(language: Language, event: TimelineEvent, timeZone: string): SaidEvent {
  const { timeline } = wordsIn(language).appeals.one;
  const notedOn = dayInZone(timeZone, new Date(event.at));
  const on = event.event === "step" ? event.step.on : notedOn;
  const day =
    on === notedOn
      ? formatDate(language, on)
      : say(language, timeline.noted, {
          day: formatDate(language, on),
          notedOn: formatDate(language, notedOn),
        });
  return { day, what: sayWhat(language, event), details: detailsOf(language, event) };
}

function sayWhat(language: Language, event: TimelineEvent): string {
  const { timeline } = wordsIn(language).appeals.one;
  switch (event.event) {
    case "begun":
      return timeline.begun;
    case "letter": {
      const { letterNo: number } = event.letter;
      return say(language, number === 1 ? timeline.letter : timeline.letterAgain, { number });
    }
    case "document":
      return say(language, timeline.document, { name: event.document.name });
    case "step":
      return sayAppealStep(language, event.step);
  }
}

function detailsOf(language: Language, event: TimelineEvent): string[] {
  if (event.event !== "step") return [];
  const { step } = event;
  if (step.step === "sent") {
    const { timeline } = wordsIn(language).appeals.one;
    return step.proof === null ? [] : [say(language, timeline.proof, { proof: step.proof })];
  }
  return "note" in step && step.note !== null ? [step.note] : [];
}
