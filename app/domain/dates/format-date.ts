const day = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});

/** An ISO day as 'Mar 1, 2026'; null, a date that was not printed or not read, as 'Not available'. */
export function formatDate(isoDate: string | null): string {
  return isoDate === null ? "Not available" : day.format(new Date(`${isoDate}T00:00:00Z`));
}
