import { normaliseAmount } from "./decimal.ts";

/**
 * Exact decimals above zero, each as a coefficient and the number of its digits behind the point: 692.23 is 69223 and 2.
 * One of more digits than a double holds has its text in `long`, by its place, and its size in `coefficients`.
 */
export type DecimalColumn = { coefficients: Float64Array; scales: Uint8Array; long: Map<number, string> };

/** Instead of a number of digits: the decimal is in `long`. */
const LONG = 255;
/** Instead of a number of digits: no decimal. */
const NOTHING = 254;
/** Below, every whole number is a double, and so is the nearest one to its quotient by a power of ten up to 10^22. */
const COEFFICIENT_LIMIT = 1e15;
const MAX_SCALE = 22;
const POWERS_OF_TEN = Float64Array.from({ length: MAX_SCALE + 1 }, (_, power) => Number(`1e${power}`));
const COEFFICIENT_DIGITS = 16;
const MAX_CHARACTERS = 400;
/** Coefficients up to here fit a register. */
const MAX_SMALL = 0x7fffffff;
const MAX_SMALL_SCALE = 9;

const ZERO = 48;
const NINE = 57;
const POINT = 46;

export function openDecimalColumn(capacity: number): DecimalColumn {
  return { coefficients: new Float64Array(capacity), scales: new Uint8Array(capacity), long: new Map() };
}

export function widenDecimalColumn(column: DecimalColumn, capacity: number): void {
  const { coefficients, scales } = column;
  column.coefficients = new Float64Array(capacity);
  column.scales = new Uint8Array(capacity);
  column.coefficients.set(coefficients);
  column.scales.set(scales);
}

/** Puts an amount as a file writes it, with the rules of `normaliseAmount`; false where it isn't one. */
export function putWritten(
  column: DecimalColumn,
  at: number,
  bytes: Buffer,
  start: number,
  end: number,
): boolean {
  let coefficient = 0;
  let scale = 0;
  let point = -1;
  let all = 0;
  for (let i = start; i < end; i++) {
    const byte = bytes[i]!;
    if (byte >= ZERO && byte <= NINE) {
      all = all * 10 + byte - ZERO;
      // Zeros at the end, behind the point, say nothing.
      if (point < 0) coefficient = all;
      else if (byte !== ZERO) {
        coefficient = all;
        scale = i - point;
      }
    } else if (byte === POINT && point < 0) point = i;
    else return false;
  }
  if (coefficient === 0 || end - start > MAX_CHARACTERS) return false;
  if (coefficient < COEFFICIENT_LIMIT && scale <= MAX_SCALE) {
    column.coefficients[at] = coefficient;
    column.scales[at] = scale;
  } else putLong(column, at, normaliseAmount(bytes.toString("latin1", start, end))!);
  return true;
}

/** Puts a decimal that `normaliseAmount` gave. */
export function putDecimal(column: DecimalColumn, at: number, text: string): void {
  const point = text.indexOf(".");
  const scale = point < 0 ? 0 : text.length - point - 1;
  const coefficient = Number(point < 0 ? text : text.slice(0, point) + text.slice(point + 1));
  if (coefficient < COEFFICIENT_LIMIT && scale <= MAX_SCALE) putWhole(column, at, coefficient, scale);
  else putLong(column, at, text);
}

/** Puts so many units of the digit `scale` places behind the point. */
export function putWhole(column: DecimalColumn, at: number, coefficient: number, scale = 0): void {
  column.coefficients[at] = coefficient;
  column.scales[at] = scale;
}

export function appendEmpty(column: DecimalColumn, at: number): void {
  column.coefficients[at] = 0;
  column.scales[at] = NOTHING;
}

export function isNothing({ scales }: DecimalColumn, at: number): boolean {
  return scales[at] === NOTHING;
}

function putLong(column: DecimalColumn, at: number, text: string): void {
  column.coefficients[at] = Number(text);
  column.scales[at] = LONG;
  column.long.set(at, text);
}

export function copyDecimal(from: DecimalColumn, at: number, to: DecimalColumn, place: number): void {
  const scale = from.scales[at]!;
  to.coefficients[place] = from.coefficients[at]!;
  to.scales[place] = scale;
  if (scale === LONG) to.long.set(place, from.long.get(at)!);
}

export function areSameDecimals(column: DecimalColumn, one: number, other: number): boolean {
  const { coefficients, scales, long } = column;
  if (coefficients[one] !== coefficients[other] || scales[one] !== scales[other]) return false;
  return scales[one] !== LONG || long.get(one) === long.get(other);
}

/** The double that is nearest to the decimal. */
export function decimalSize({ coefficients, scales }: DecimalColumn, at: number): number {
  const scale = scales[at]!;
  return scale === 0 || scale === LONG ? coefficients[at]! : coefficients[at]! / POWERS_OF_TEN[scale]!;
}

/** The decimal without needless zeros, as `normaliseAmount` writes it. */
export function decimalText({ coefficients, scales, long }: DecimalColumn, at: number): string {
  const scale = scales[at]!;
  if (scale === LONG) return long.get(at)!;
  const digits = String(coefficients[at]!);
  if (scale === 0) return digits;
  const padded = digits.padStart(scale + 1, "0");
  return `${padded.slice(0, -scale)}.${padded.slice(-scale)}`;
}

/** Writes what `decimalText` gives as bytes; where they end. `longestDecimal` tells how many there may be. */
export function writeDecimal(column: DecimalColumn, at: number, bytes: Buffer, start: number): number {
  const scale = column.scales[at]!;
  const coefficient = column.coefficients[at]!;
  if (scale > MAX_SMALL_SCALE || coefficient > MAX_SMALL) {
    return start + bytes.write(decimalText(column, at), start, "latin1");
  }
  const digits = Math.max(countDigits(coefficient), scale + 1);
  const end = start + digits + (scale > 0 ? 1 : 0);
  const point = end - scale - 1;
  let rest = coefficient;
  for (let i = end - 1; i >= start; i--) {
    if (scale > 0 && i === point) bytes[i] = POINT;
    else {
      const tenth = (rest / 10) | 0;
      bytes[i] = ZERO + rest - tenth * 10;
      rest = tenth;
    }
  }
  return end;
}

function countDigits(whole: number): number {
  let digits = 1;
  for (let rest = whole; rest >= 10; rest = (rest / 10) | 0) digits += 1;
  return digits;
}

/** How many bytes the longest decimal of a column takes. */
export function longestDecimal({ long }: DecimalColumn): number {
  return long.size === 0 ? COEFFICIENT_DIGITS + MAX_SCALE : MAX_CHARACTERS + 2;
}

/** Whether it is a whole number, this one. */
export function isWhole({ coefficients, scales }: DecimalColumn, at: number, whole: number): boolean {
  return coefficients[at] === whole && scales[at] === 0;
}
