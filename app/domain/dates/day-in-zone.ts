/** The ISO day that a moment is in, in a time zone of IANA's. */
export function dayInZone(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(moment);
}
