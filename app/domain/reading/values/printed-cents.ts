import { isFlushLeft } from "../page/geometry.ts";
import { heightOf, type Row } from "../page/rows.ts";
import type { PrintedCents } from "./amounts.ts";
import { findAmounts } from "./amounts.ts";

const MIN_ROWS = 2;

/**
 * Whether a document prints cents in a separate field, as copies of claims and dental forms do. No amount has cents
 * after a point, and rows end with a number and two aligned digits, "229 76", some of them not 00.
 */
export function howCentsArePrinted(rows: readonly Row[]): PrintedCents {
  const hasJoined = rows.some((row) => findAmounts(row, "joined").some(({ cents }) => cents % 100 !== 0));
  if (hasJoined) return "joined";
  const fields = rows.flatMap((row) => {
    const [dollars, cents] = row.words.slice(-2);
    if (!dollars || !cents || !/^\$?\d{1,3}(?:,?\d{3})*$/.test(dollars.text) || !/^\d{2}$/.test(cents.text))
      return [];
    const gap = cents.box.left - dollars.box.right;
    return gap > 0 && gap < 2.5 * heightOf(row.box) ? [cents] : [];
  });
  const below = fields.filter(({ box }) =>
    fields.some((other) => other.box !== box && isFlushLeft(box, other.box)),
  );
  return below.length >= MIN_ROWS && below.some(({ text }) => text !== "00") ? "apart" : "joined";
}
