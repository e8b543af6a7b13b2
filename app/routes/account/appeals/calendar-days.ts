import { sayDeadline } from "#app/content/words/say-deadline.ts";
import { sayDenialSource } from "#app/content/words/say-denial-day.ts";
import { sayShortStep } from "#app/content/words/say-next-step.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { ListedAppeal } from "#app/domain/appeals/appeal.ts";
import { deadlineKeyOf } from "#app/domain/appeals/deadline-key.ts";
import { deadlinesOf } from "#app/domain/appeals/list-deadlines.server.ts";
import type { DenialDay } from "#app/domain/appeals/list-denial-days.server.ts";
import { nextLooks } from "#app/domain/appeals/next-looks.ts";
import { nextStepOf } from "#app/domain/appeals/next-step.ts";
import { lawsOfAppeals } from "#app/domain/explanations/appeal-deadline.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { CalendarDay } from "#app/platform/calendar/write-calendar.ts";
import { appealsPath } from "../appeal-case/appeal-address.ts";

/** A day of a calendar with the account's page about it. */
export type AppealDay = Omit<CalendarDay, "url"> & { path: string; parameters: { appeal?: string } };

/** The days of appeals and of plans' decisions that are still to come. `today`: an ISO day. */
export function calendarDays(
  language: Language,
  appeals: readonly ListedAppeal[],
  denials: readonly DenialDay[],
  today: string,
): AppealDay[] {
  return [
    ...daysOfAppeals(language, appeals, today),
    ...denials.map((denial) => dayOfDenial(language, denial)),
  ];
}

function dayOfDenial(language: Language, denial: DenialDay): AppealDay {
  const { denial: words, list } = wordsIn(language).deadlines;
  const { explanationId, law, deadline } = denial;
  const source = deadline.basis === "law" && law !== null ? lawsOfAppeals[law].source : null;
  return {
    path: `/account/explanations/${explanationId}`,
    parameters: {},
    id: `denial-${explanationId}`,
    day: deadline.dueOn,
    title: say(language, list.calendarTitle, { what: words.what }),
    text: [sayDenialSource(language, denial), ...(source ? [source.title, source.url] : [])].join("\n"),
  };
}

/** Where there are none and something is open, the days to look at it again: an open appeal is never without a day. */
function daysOfAppeals(language: Language, appeals: readonly ListedAppeal[], today: string): AppealDay[] {
  const { list } = wordsIn(language).deadlines;
  const days = deadlinesOf(appeals, today)
    .filter(({ deadline }) => deadline.daysLeft >= 0)
    .map((listed): AppealDay => {
      const { appealId, deadline } = listed;
      const { kind, what, notes, dueOn, source } = sayDeadline(language, deadline);
      return {
        path: appealsPath,
        parameters: { appeal: appealId },
        id: deadline.name === null ? `${kind}-${appealId}` : encodeURIComponent(deadlineKeyOf(listed)),
        day: dueOn,
        title: source === null ? what : say(language, list.calendarTitle, { what }),
        text: [...notes, ...(source === null ? [] : [source.title, source.url])].join("\n"),
      };
    });
  if (days.length > 0) return days;
  return nextLooks(appeals, today).map(({ appealId, summary, on }) => ({
    path: appealsPath,
    parameters: { appeal: appealId },
    id: `look-${appealId}`,
    day: on,
    title: say(language, list.lookTitle, { next: sayShortStep(language, nextStepOf(summary, today)) }),
    text: list.lookText,
  }));
}
