const DAY_MS = 86_400_000;

/** The ISO day a number of days after another. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
