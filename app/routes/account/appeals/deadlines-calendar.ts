import { wordsIn } from "#app/content/words/words.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { listDenialDays } from "#app/domain/appeals/list-denial-days.server.ts";
import { reminderDays } from "#app/domain/deadlines/reminder.ts";
import { writeCalendar } from "#app/platform/calendar/write-calendar.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import { accountLoader } from "../frame/gate.server.ts";
import { calendarDays } from "./calendar-days.ts";

/** GET /account/deadlines.ics: the deadlines to come, for a calendar. It has no names of people, since calendars are shared. */
export const loader = accountLoader("view-bills", async ({ request, context, access }) => {
  const { origin } = new URL(request.url);
  const { list } = wordsIn(context.language).deadlines;
  const desk = await openAppealDesk(context, access);
  const appeals = await keptAppeals.list(context.db, access.account);
  const denials = await listDenialDays(context.db, access.account, appeals, desk.today);
  const days = calendarDays(context.language, appeals, denials, desk.today).map(
    ({ path, parameters, ...day }) => ({
      ...day,
      url: new URL(access.address(path, parameters), origin).href,
    }),
  );
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
