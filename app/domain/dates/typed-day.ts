/** A day as people in the US type it, '3/1/2026' or '2026-03-01', as an ISO day; null where there is no such day. */
export function typedDay(typed: string): string | null {
  const american = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})$/.exec(typed);
  const iso = american
    ? `${american[3]}-${american[1]!.padStart(2, "0")}-${american[2]!.padStart(2, "0")}`
    : typed;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return null;
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : null;
}
