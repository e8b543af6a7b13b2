import { factOf } from "#app/domain/reading/labels/fact-of-label.ts";
import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { rowOfCells } from "#app/domain/reading/page/cells.ts";
import { cellsOf, heightOf, middleOf, type Row } from "#app/domain/reading/page/rows.ts";
import { ONE_EDGE } from "#app/domain/reading/reach.ts";

/** In heights of the row's type. */
const MAX_LEADING = 2.1;

/** Returns rows with each label of two lines that surround their value at half its height as one row: "Provider" above and
 *  "Name:" below "Helena Marsh, DO". */
export function joinLabelsAround(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (let index = 0; index < rows.length; ) {
    const whole = joinAround(rows.slice(index, index + LINES));
    joined.push(...(whole ? [whole] : rows.slice(index, index + 1)));
    index += whole ? LINES : 1;
  }
  return joined;
}

/** A label's upper line, what it names, its lower line. */
const LINES = 3;

/** Returns the three as one row; null: they aren't a label around its value. */
function joinAround([upper, value, lower]: readonly Row[]): Row | null {
  if (!upper || !value || !lower) return null;
  if (upper.pageIndex !== lower.pageIndex || [upper, value, lower].some((row) => cellsOf(row).length !== 1))
    return null;
  const height = heightOf(upper.box);
  const isBeside =
    value.box.left > Math.max(upper.box.right, lower.box.right) &&
    Math.abs(middleOf(value.box) - (middleOf(upper.box) + middleOf(lower.box)) / 2) < ONE_EDGE * height;
  const isTight =
    Math.abs(upper.box.left - lower.box.left) < ONE_EDGE * height &&
    lower.box.top - upper.box.bottom < MAX_LEADING * height;
  const label = [...upper.words, ...lower.words];
  const isLabel = label.at(-1)?.text.endsWith(":") && factOf(squash(label.map(({ text }) => text).join("")));
  if (!isBeside || !isTight || !isLabel) return null;
  return rowOfCells(value, [label, value.words]);
}
