/** The wait that a Retry-After header asks for, in milliseconds: seconds, or the time until a date. Null = neither. */
export function readRetryAfter(written: string | null, now = Date.now()): number | null {
  const text = written?.trim() ?? "";
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = text === "" ? Number.NaN : Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}
