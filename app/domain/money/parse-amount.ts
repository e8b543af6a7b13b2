const PLAIN = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,3})(?:\.(\d{2}))?$/;
const MAX_AMOUNT_CHARACTERS = 30;
const CURRENCY = /(?:US\$|USD|\$)/gi;

/** Returns a printed amount of US dollars as whole cents, or null when the text is not one amount. Reads `$1,234.56`, `1,234`,
 *  `.50`, and the negatives `(12.00)`, `-12.00`, `12.00-`, `12.00 CR`. One group of digits without a decimal point is whole
 *  dollars. More than 30 characters aren't an amount. */
export function parseAmount(text: string): number | null {
  const written = text.trim();
  if (written.length > MAX_AMOUNT_CHARACTERS) return null;
  let rest = written.replace(/[，]/g, ",").replace(/[−–—]/g, "-");
  let negative = false;
  const without = (pattern: RegExp) => {
    const shorter = rest.replace(pattern, "").trim();
    if (shorter !== rest) negative = true;
    rest = shorter;
  };
  if (/^[$\s]*\(.*\)$/.test(rest)) {
    negative = true;
    rest = rest.replace(/[()]/g, "");
  }
  if (/\d\s*CR$/i.test(rest)) {
    negative = true;
    rest = rest.slice(0, -"CR".length);
  }
  rest = rest.replace(CURRENCY, "").replace(/\s+/g, "");
  without(/-$/);
  without(/^-/);
  if (/^\.\d{2}$/.test(rest)) rest = `0${rest}`;
  const match = PLAIN.exec(rest);
  if (!match) return null;
  const cents = Number(match[1]?.replace(/,/g, "")) * 100 + Number(match[2] ?? 0);
  return negative && cents !== 0 ? -cents : cents;
}
