const month = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "long", timeZone: "UTC" });

/** A month, '2026-07', as 'July 2026'. */
export function formatMonth(isoMonth: string): string {
  return month.format(new Date(`${isoMonth}-01T00:00:00Z`));
}
