/** $100 million: more than any claim. */
const MAX_DOLLARS_DIGITS = 9;

/** A decimal number of dollars as whole cents, to the cent: "12.3", "-0.10", "1e2" of a JSON number, too. Null: no amount, more
 *  than any claim has, or parts of a cent. */
export function centsOfDecimal(text: string): number | null {
  const plain = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(text.trim());
  if (!plain) return ofExponent(text);
  const [, sign = "", dollars = "", fraction = ""] = plain;
  if (dollars === "" && fraction === "") return null;
  if (dollars.replace(/^0+/, "").length > MAX_DOLLARS_DIGITS || /[1-9]/.test(fraction.slice(2))) return null;
  const cents = Number(dollars || "0") * 100 + Number(fraction.slice(0, 2).padEnd(2, "0"));
  return sign === "-" && cents !== 0 ? -cents : cents;
}

/** "1.5e+2": JSON may write it, and JavaScript writes small and large numbers so. */
function ofExponent(text: string): number | null {
  const match = /^([+-]?)(\d{1,20})(?:\.(\d{1,20}))?e([+-]?\d{1,2})$/i.exec(text.trim());
  if (!match) return null;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] = match;
  const places = Number(exponent);
  const digits = whole + fraction;
  const point = whole.length + places;
  const padded = point < 0 ? digits.padStart(digits.length - point, "0") : digits.padEnd(point, "0");
  const at = Math.max(point, 0);
  return centsOfDecimal(`${sign}${padded.slice(0, at)}.${padded.slice(at)}`);
}
