/** The file's own date, 'YYYY-MM-DD' or 'M/D/YYYY' as the templates allow, as an ISO day; null where it is none. */
export function isoFileDate(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const slashed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  const [year, month, day] = iso ? iso.slice(1) : slashed ? [slashed[3], slashed[1], slashed[2]] : [];
  if (!year || !month || !day) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isDay =
    Number(year) >= 1900 && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isDay ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : null;
}
