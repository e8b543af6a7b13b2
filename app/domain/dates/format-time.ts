const moment = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  timeZone: "UTC",
  timeZoneName: "short",
});

/** A moment as 'Mar 1, 2026, 12:05 PM UTC': the server does not know the visitor's own clock. */
export function formatTime(time: Date): string {
  return moment.format(time);
}
