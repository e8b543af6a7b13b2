import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from "ical-generator";

/** Something on a day, for a calendar program. */
export interface CalendarDay {
  /** The same each time that it is written, so that a program which has it already changes it instead of doubling it. */
  id: string;
  /** ISO day. */
  day: string;
  title: string;
  text: string;
  /** A page about it. */
  url: string;
}

export interface CalendarOptions {
  name: string;
  /** The site's own address: what makes an id unique in the world. */
  siteOrigin: string;
  /** When it is written. */
  now: Date;
  /** How many days before each event the calendar program reminds of it. */
  alarmDaysBefore: readonly number[];
}

const DAY_SECONDS = 86_400;

/** Days as an iCalendar file (RFC 5545): whole days, which are the same day in every time zone. */
export function writeCalendar(
  days: readonly CalendarDay[],
  { name, siteOrigin, now, alarmDaysBefore }: CalendarOptions,
): string {
  const { hostname } = new URL(siteOrigin);
  const calendar = ical({
    name,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: hostname, product: name, language: "EN" },
  });
  for (const { id, day, title, text, url } of days) {
    const event = calendar.createEvent({
      id: `${id}@${hostname}`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      stamp: now,
      summary: title,
      description: text,
      url,
      transparency: ICalEventTransparency.TRANSPARENT, // it blocks no time
    });
    for (const count of alarmDaysBefore) {
      event.createAlarm({
        type: ICalAlarmType.display,
        triggerBefore: count * DAY_SECONDS,
        description: title,
      });
    }
  }
  return calendar.toString();
}
