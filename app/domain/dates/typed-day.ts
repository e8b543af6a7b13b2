/** Returns a day as people in the US type it, '3/1/2026' or '2026-03-01', as an ISO day; null where the day doesn't exist. */
export function typedDay(typed: string): string | null {
  const [, month, day, year] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(typed) ?? [];
  const iso = month && day && year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : typed;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}
