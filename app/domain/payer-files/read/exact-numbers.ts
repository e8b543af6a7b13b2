import { trimEndOf } from "#app/platform/text/trim-end-of.ts";

const NUMBER = /^([+-]?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i;

/**
 * Returns a number as decimals that are equal where the numbers are: `690.64470` and `690.6447` are one id. Null where the text
 * isn't a number. Never by way of a double, which holds some 15 digits.
 */
export function exactDecimal(text: string): string | null {
  const [matched, sign = "", whole = "", fraction = "", exponent = "0"] = NUMBER.exec(text.trim()) ?? [];
  if (matched === undefined || (whole === "" && fraction === "" && !/\d/.test(text))) return null;
  const shift = Number(exponent);
  const digits = whole + fraction;
  const point = whole.length + shift;
  const padded = point < 0 ? "0".repeat(-point) + digits : digits.padEnd(point, "0");
  const at = Math.max(point, 0);
  const integer = padded.slice(0, at).replace(/^0+/, "") || "0";
  const decimals = trimEndOf(padded.slice(at), /0/);
  const unsigned = decimals === "" ? integer : `${integer}.${decimals}`;
  return sign === "-" && unsigned !== "0" ? `-${unsigned}` : unsigned;
}

/** An amount is kept to so many decimals; drugs by unit are published to four. */
export const AMOUNT_DECIMALS = 8;
const UNITS_PER_DOLLAR = 10 ** AMOUNT_DECIMALS;
/** Amounts above aren't distinguished: nine million dollars and more isn't a price. */
const MAX_UNITS = 9e15;

/** Returns an amount in units of 10⁻⁸ dollars, exact to eight decimals; null where it isn't a number. */
export function amountUnits(bytes: Buffer, from: number, to: number): number | null {
  let whole = 0;
  let decimals = 0;
  let count = -1;
  for (let at = from; at < to; at++) {
    const byte = bytes[at] as number;
    if (byte >= 48 && byte <= 57) {
      if (count < 0) whole = whole * 10 + byte - 48;
      else {
        decimals = decimals * 10 + byte - 48;
        count += 1;
      }
    } else if (byte === 46 && count < 0) count = 0;
    else return unitsOfText(bytes.toString("latin1", from, to));
  }
  if (to - from > 15) return unitsOfText(bytes.toString("latin1", from, to));
  if (count > AMOUNT_DECIMALS) return unitsOfText(bytes.toString("latin1", from, to));
  const units = whole * UNITS_PER_DOLLAR + decimals * 10 ** (AMOUNT_DECIMALS - Math.max(count, 0));
  return Math.min(units, MAX_UNITS);
}

/** '"$1,204.00"', '3.762e1': amounts as some payers write them. */
function unitsOfText(written: string): number | null {
  const text = written.startsWith('"') ? String(JSON.parse(written)) : written;
  const exact = exactDecimal(text.replace(/[$,\s]/g, ""));
  if (exact === null || text.trim() === "") return null;
  const [, sign = "", whole = "0", decimals = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(exact) ?? [];
  const kept = decimals.slice(0, AMOUNT_DECIMALS).padEnd(AMOUNT_DECIMALS, "0");
  const roundsUp = Number(decimals[AMOUNT_DECIMALS] ?? "0") >= 5 ? 1 : 0;
  const units = Math.min(Number(whole) * UNITS_PER_DOLLAR + Number(kept) + roundsUp, MAX_UNITS);
  return sign === "-" ? -units : units;
}

/** The dollars of units: the double that is nearest to the amount as it is written. */
export function dollarsOfUnits(units: number): number {
  return units / UNITS_PER_DOLLAR;
}
