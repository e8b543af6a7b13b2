/** Whether two amounts in cents are printed alike but for one digit that is another, or that one of them lacks. */
export function isOneGlyphApart(oneCents: number, otherCents: number): boolean {
  if (oneCents === otherCents || oneCents <= 0 || otherCents <= 0) return false;
  const [short = "", long = ""] = [String(oneCents), String(otherCents)].sort((a, b) => a.length - b.length);
  if (long.length - short.length > 1) return false;
  const at = [...short].findIndex((digit, index) => digit !== long[index]);
  const from = at < 0 ? short.length : at;
  return short.length === long.length
    ? short.slice(from + 1) === long.slice(from + 1)
    : short.slice(from) === long.slice(from + 1);
}
