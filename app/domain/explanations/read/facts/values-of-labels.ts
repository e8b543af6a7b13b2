import { factOf, factOfBoth } from "#app/domain/reading/labels/fact-of-label.ts";
import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { cellEnd, heightOf, overlapsAcross } from "#app/domain/reading/page/rows.ts";
import { LABEL_TO_VALUE } from "#app/domain/reading/reach.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { boxOf, cellsIn, type LabelAt, textOfCells } from "./labels-in-lines.ts";
import type { Span } from "./span.ts";

const isSeparator = (text: string | undefined) => text !== undefined && /^[:#.·•|–—-]+$/.test(text);

export function valueInCell(label: LabelAt, next: LabelAt | undefined): Span | null {
  const { row } = label.line;
  let start = label.end;
  while (isSeparator(row.words[start]?.text)) start++;
  const end = Math.min(cellEnd(row, label.start), next?.start ?? row.words.length);
  if (start >= end) return null;
  // A narrow gap runs two labels that head columns into one cell: "Claim number  Service dates".
  const isLabel = factOf(squash(textOfCells({ line: label.line, start, end }))) !== null;
  return isLabel && !/[:#]$/.test(row.words[label.end - 1]?.text ?? "")
    ? null
    : { line: label.line, start, end };
}

export function valueBeside(label: LabelAt, next: LabelAt | undefined): Span | null {
  const { row } = label.line;
  let start = cellEnd(row, label.end - 1);
  while (isSeparator(row.words[start]?.text)) start++;
  if (start >= row.words.length) return null;
  const end = cellEnd(row, start);
  // "Network: PPO" is a label and a value, though PPO heads a column elsewhere.
  if (next && next.start <= start)
    return next.fact === label.fact && next.start === start ? { line: label.line, start, end } : null;
  return { line: label.line, start, end: Math.min(end, next?.start ?? row.words.length) };
}

const MAX_LINES_BELOW = 2;

export function valueBelow(
  label: LabelAt,
  beside: readonly LabelAt[],
  lines: readonly ReadRow[],
  labelsOf: readonly LabelAt[][],
): Span | null {
  const box = boxOf(label);
  const right = beside.find(({ start }) => start >= label.end);
  const limit = right ? boxOf(right).left : Number.POSITIVE_INFINITY;
  let bottom = box.bottom;
  let maxLines = MAX_LINES_BELOW;
  for (let step = 1; step <= maxLines; step++) {
    const at = label.line.index - (lines[0]?.index ?? 0) + step;
    const line = lines[at];
    if (!line || line.row.pageIndex !== label.line.row.pageIndex) return null;
    if (line.row.box.top - bottom > LABEL_TO_VALUE * heightOf(box)) return null;
    const cell = cellsIn(line).find((span) => {
      const cellBox = boxOf(span);
      return (
        cellBox.left < limit &&
        (overlapsAcross(cellBox, box) || Math.abs(cellBox.left - box.left) < heightOf(box))
      );
    });
    if (!cell) continue;
    if (continuesLabel(label, cell)) {
      bottom = boxOf(cell).bottom;
      maxLines = MAX_LINES_BELOW + 1;
      continue;
    }
    // "Participating" below "Provider network" is a label elsewhere.
    const isLabel = labelsOf[at]?.some(
      ({ start, end, isMarked, fact }) =>
        start === cell.start && (isMarked || end === cell.end) && fact !== label.fact,
    );
    return isLabel ? null : withinLimit(cell, limit);
  }
  return null;
}

/** "Claim" above "number" in the heading of a column. */
const continuesLabel = (label: LabelAt, cell: Span) =>
  factOfBoth(textOfCells(label), textOfCells(cell)) === label.fact;

/** OCR may see no gap between two cells below two labels. */
function withinLimit(cell: Span, limit: number): Span {
  const past = cell.line.row.words.findIndex(
    ({ box }, index) => index > cell.start && index < cell.end && box.left >= limit - 2,
  );
  return past < 0 ? cell : { ...cell, end: past };
}
