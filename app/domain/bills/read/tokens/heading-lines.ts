import type { Label } from "#app/domain/reading/labels/find-labels.ts";
import { lookUpLabel } from "#app/domain/reading/labels/look-up-label.ts";
import { areLinesOfHeading } from "#app/domain/reading/page/geometry.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import { couldBeHeading } from "./signs-of-heading.ts";
import { stackCells } from "./stacked-cells.ts";

/** The indexes of the first and the last row of a heading: its own, one above at most and two below.
 *  @param endOfLast The last row of the heading above. */
export function findLinesOfHeading(
  rows: readonly Row[],
  { index }: Row,
  labelsOf: ReadonlyMap<Row, Label[]>,
  endOfLast: number,
): { firstRow: number; lastRow: number } {
  const goesOn = (from: number, to: number) => isPartOfHeading(rows, from, to, labelsOf);
  const firstRow = endOfLast < index - 1 && goesOn(index, index - 1) ? index - 1 : index;
  const lines = [index, index + 1].findIndex((from) => !goesOn(from, from + 1));
  return { firstRow, lastRow: index + (lines < 0 ? 2 : lines) };
}

/** A line directly above or below the heading belongs to it when its cells are column labels or complete one. */
function isPartOfHeading(
  rows: readonly Row[],
  from: number,
  to: number,
  columnLabels: ReadonlyMap<Row, Label[]>,
): boolean {
  const [row, other] = [rows[from], rows[to]];
  if (!row || !other || row.pageIndex !== other.pageIndex || !couldBeHeading(other)) return false;
  if (!other.words.some(({ text }) => /\p{L}/u.test(text))) return false; // a rule of dashes
  if (!areLinesOfHeading(row, other, to > from)) return false;
  if (other.words.some((word) => /\d{3}/.test(word.text))) return false;
  const labelled = columnLabels.get(other)?.reduce((words, label) => words + label.end - label.start, 0) ?? 0;
  if (other.cellStarts.length === 1 && other.words.length > 1) return completesLabel(row, other, to > from);
  const namesSeveral = (columnLabels.get(row)?.length ?? 0) > 1 && (columnLabels.get(other)?.length ?? 0) > 1;
  return labelled >= other.words.length / 2 || namesSeveral || completesLabel(row, other, to > from);
}

function completesLabel(row: Row, other: Row, below: boolean): boolean {
  const stacked = stackCells(below ? [row, other] : [other, row]);
  const complete = stacked.filter((cell) => cell.lines > 1 && lookUpLabel(cell.text)?.roles.column);
  return complete.length > 0 && complete.length >= stacked.filter((cell) => cell.lines > 1).length / 2;
}
