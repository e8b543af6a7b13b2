const day = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/New_York",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** Returns the ISO day of a moment in Eastern time. People on the East Coast call it today, and no one in the
 *  country is ahead of it. */
export function easternDay(moment: Date): string {
  return day.format(moment);
}
