const DAY_MS = 86_400_000;

/** The ISO day so many days after another; before it where `count` is negative. */
export function addDays(day: string, count: number): string {
  return isoDayOf(momentOf(day) + count * DAY_MS);
}

/** The ISO day of the same number so many months later; where that month has no such day, the first of the next one: four
 *  months after October 30 is March 1. */
export function addMonths(day: string, count: number): string {
  const [year, month, number] = day.split("-").map(Number) as [number, number, number];
  return isoDayOf(Math.min(Date.UTC(year, month - 1 + count, number), Date.UTC(year, month + count, 1)));
}

/** How many days `to` is after `from`, both ISO days; negative where it is before. */
export function daysBetween(from: string, to: string): number {
  return (momentOf(to) - momentOf(from)) / DAY_MS;
}

/** 0 = Sunday. */
export function weekdayOf(day: string): number {
  return new Date(momentOf(day)).getUTCDay();
}

function momentOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isoDayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
