const day = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/New_York",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The ISO day that a moment is in, on the East Coast, where the country's days begin: what people there mean by today,
 *  and nobody in the country is ahead of. */
export function easternDay(moment: Date): string {
  return day.format(moment);
}
