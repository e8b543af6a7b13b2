import { deadlinesWords } from "#app/content/words/deadlines.ts";
import { sayDeadline } from "#app/content/words/say-deadline.ts";
import { sayShortStep } from "#app/content/words/say-next-step.ts";
import type { ListedAppeal } from "#app/domain/appeals/appeal.ts";
import { deadlineKeyOf } from "#app/domain/appeals/deadline-key.ts";
import { deadlinesOf } from "#app/domain/appeals/list-deadlines.server.ts";
import { nextLooks } from "#app/domain/appeals/next-looks.ts";
import { nextStepOf } from "#app/domain/appeals/next-step.ts";
import { say } from "#app/domain/language/say.ts";
import type { CalendarDay } from "#app/platform/calendar/write-calendar.ts";

/** A day of a calendar with the appeal that it is of. */
export type AppealDay = Omit<CalendarDay, "url"> & { appealId: string };

/** The days of appeals that are still to come. Where there are none and something is open, the days to look at it again: an
 *  open appeal is never without a day. `today`: an ISO day. */
export function calendarDays(appeals: readonly ListedAppeal[], today: string): AppealDay[] {
  const { list } = deadlinesWords.en;
  const days = deadlinesOf(appeals, today)
    .filter(({ deadline }) => deadline.daysLeft >= 0)
    .map((listed): AppealDay => {
      const { appealId, deadline } = listed;
      const { kind, what, notes, dueOn, source } = sayDeadline("en", deadline);
      return {
        appealId,
        id: deadline.name === null ? `${kind}-${appealId}` : encodeURIComponent(deadlineKeyOf(listed)),
        day: dueOn,
        title: source === null ? what : say("en", list.calendarTitle, { what }),
        text: [...notes, ...(source === null ? [] : [source.title, source.url])].join("\n"),
      };
    });
  if (days.length > 0) return days;
  return nextLooks(appeals, today).map(({ appealId, summary, on }) => ({
    appealId,
    id: `look-${appealId}`,
    day: on,
    title: say("en", list.lookTitle, { next: sayShortStep("en", nextStepOf(summary, today)) }),
    text: list.lookText,
  }));
}
