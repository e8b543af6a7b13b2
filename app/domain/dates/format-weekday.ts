const day = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** An ISO day as 'Sun, Mar 1, 2026': of a last day it matters which one of the week it is. */
export function formatWeekday(isoDate: string): string {
  return day.format(new Date(`${isoDate}T00:00:00Z`));
}
