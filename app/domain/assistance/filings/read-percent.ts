import type { FiledLine } from "./filing.ts";

/** A decimal as the IRS writes it: '200.', '250.000000000000'. */
const DECIMAL = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;
/** Nobody's line is 10 % of the poverty level: what is no more is a multiple of it ('2.00'). */
const MAX_MULTIPLE = 10;
const MAX_PERCENT = 1000;

/** A line of percent, as filed. Nothing and zero are 'not stated', never 0 %; what no line can be is refused. */
export function readPercent(raw: string | null): FiledLine {
  const text = (raw ?? "").trim();
  if (text === "") return { percent: null, how: "not stated" };
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN;
  if (value === 0) return { percent: null, how: "zero: not offered or not stated" };
  if (!(value > 0 && value <= MAX_PERCENT)) return { percent: null, how: "refused" };
  if (value > MAX_MULTIPLE) return { percent: value, how: "as filed" };
  // 1.385 * 100 is 138.49999999999997.
  return { percent: Math.round(value * 100 * 1e6) / 1e6, how: "times 100, doubtful" };
}
