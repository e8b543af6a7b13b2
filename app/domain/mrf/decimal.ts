const ZERO = 48;
const NINE = 57;
const POINT = 46;
/** No amount has as many, JSON's largest and smallest number neither; PostgreSQL's numeric has an end too. */
const MAX_CHARACTERS = 400;

/**
 * A positive amount as an exact decimal string without needless zeros ("0101.640" is "101.64"), or null where the
 * text is not digits with at most one point, is zero or is of more than 400 characters: signs, "$", thousands commas
 * and exponents are not amounts.
 */
export function normaliseAmount(text: string): string | null {
  if (text.length > MAX_CHARACTERS) return null;
  let point = -1;
  let positive = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === POINT && point < 0) point = i;
    else if (code < ZERO || code > NINE) return null;
    else if (code !== ZERO) positive = true;
  }
  if (!positive) return null;
  let start = 0;
  while (text.charCodeAt(start) === ZERO) start += 1;
  let end = text.length;
  if (point >= 0) {
    while (text.charCodeAt(end - 1) === ZERO) end -= 1;
    if (end - 1 === point) end = point;
  }
  return start === point ? `0${text.slice(start, end)}` : text.slice(start, end);
}

/** The same for a number as JSON writes it, exponents and all. Null = not above zero, or past 400 characters. */
export function normaliseNumber(written: string): string | null {
  const [mantissa = "", exponentText = "0"] = written.toLowerCase().split("e");
  const exponent = Number(exponentText);
  if (exponent === 0) return normaliseAmount(mantissa);
  if (Math.abs(exponent) > MAX_CHARACTERS) return null;
  const [whole = "", fraction = ""] = mantissa.split(".");
  const point = whole.length + exponent;
  const digits = `${whole}${fraction}`.padEnd(point, "0");
  return point > 0
    ? normaliseAmount(`${digits.slice(0, point)}.${digits.slice(point)}`)
    : normaliseAmount(`0.${"0".repeat(-point)}${digits}`);
}
