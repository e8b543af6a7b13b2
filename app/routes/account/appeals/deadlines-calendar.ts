import { deadlinesWords } from "#app/content/words/deadlines.ts";
import { sayDeadline } from "#app/content/words/say-deadline.ts";
import { listDeadlines } from "#app/domain/appeals/list-deadlines.server.ts";
import { reminderDays } from "#app/domain/deadlines/reminder.ts";
import { say } from "#app/domain/language/say.ts";
import { writeCalendar } from "#app/platform/calendar/write-calendar.ts";
import { caching } from "#app/platform/http/caching.ts";
import { accountLoader } from "../gate.server.ts";
import { appealsPath } from "./appeal-id.ts";
import { openAppealDesk } from "./open-appeal-desk.server.ts";

/** GET /account/deadlines.ics: the last days that are still to come, for a calendar. It names nobody, since calendars are
 *  shared. */
export const loader = accountLoader("view-bills", async ({ request, context, access }) => {
  const { origin } = new URL(request.url);
  const { list } = deadlinesWords.en;
  const desk = await openAppealDesk(context, access);
  const listed = await listDeadlines(context.db, access.account, desk.today);
  const days = listed
    .filter(({ deadline }) => deadline.daysLeft >= 0)
    .map(({ appealId, deadline }) => {
      const { kind, what, notes, dueOn, source } = sayDeadline("en", deadline);
      return {
        id: `${kind}-${appealId}`,
        day: dueOn,
        title: say("en", list.calendarTitle, { what }),
        text: [...notes, source.title, source.url].join("\n"),
        url: new URL(access.address(appealsPath, { appeal: appealId }), origin).href,
      };
    });
  const calendar = writeCalendar(days, {
    name: list.calendarName,
    siteOrigin: origin,
    now: context.clock.now(),
    alarmDaysBefore: reminderDays,
  });
  return new Response(calendar, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="deadlines.ics"',
      "Cache-Control": caching.neverAndPrivate,
    },
  });
});
