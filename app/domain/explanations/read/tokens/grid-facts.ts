import { foldedTextOf } from "#app/domain/reading/page/row-text.ts";
import { boxAround, cellsOf, heightOf, type Row } from "#app/domain/reading/page/rows.ts";
import { countAmounts } from "./money-words.ts";
import { cellOver, textColumns, withLines } from "./text-columns.ts";

const MIN_LABELS = 3;
const MAX_LINES = 2;
/** In heights of the row's type: the lines of a cell are as close as those of a paragraph. */
const MAX_LEADING = 0.55;
const LABEL =
  /\b(?:claim|patient|member|provider|network|processed|finalized|services?|professional|date|dates|number|status)\b/g;

/** Rows of a claim's facts, below a row of their labels, with the words that their cells carry on below. */
export function joinGridFacts(rows: readonly Row[]): Row[] {
  const joined: Row[] = [];
  for (let index = 0; index < rows.length; ) {
    const row = rows[index];
    if (!row) break;
    const below = isBelowLabels(row, rows[index - 1])
      ? carriedOn(row, rows.slice(index + 1, index + 1 + MAX_LINES))
      : [];
    joined.push(below.length > 0 ? withLines(row, [row, ...below], textColumns([row], [])) : row);
    index += 1 + below.length;
  }
  return joined;
}

function isBelowLabels(row: Row, labels: Row | undefined): boolean {
  if (!labels || labels.pageIndex !== row.pageIndex || countAmounts(row) + countAmounts(labels) > 0)
    return false;
  if (labels.cellStarts.length < MIN_LABELS || row.cellStarts.length < MIN_LABELS) return false;
  if (labels.words.some(({ text }) => text.endsWith(":") || /\d/.test(text)) || isHeadings(row)) return false;
  return (foldedTextOf(labels).match(LABEL) ?? []).length >= MIN_LABELS;
}

/** Whether a row heads columns itself, below labels that are headed once for all claims. */
const isHeadings = (row: Row) =>
  !row.words.some(({ text }) => /\d/.test(text)) && (foldedTextOf(row).match(LABEL) ?? []).length > 1;

function carriedOn(row: Row, next: readonly Row[]): Row[] {
  const height = heightOf(row.box);
  const columns = textColumns([row], []).map((column, at, all) =>
    at === all.length - 1 ? { ...column, limit: row.page.widthPx } : column,
  );
  const below: Row[] = [];
  for (const line of next) {
    const above = below.at(-1) ?? row;
    const isTight =
      line.box.top - above.box.bottom < MAX_LEADING * height && line.pageIndex === row.pageIndex;
    const isShort = line.cellStarts.length <= row.cellStarts.length && line.words.length < row.words.length;
    if (!isTight || !isShort || countAmounts(line) > 0) break;
    if ((foldedTextOf(line).match(LABEL) ?? []).length > 1) break;
    const isOfCells = cellsOf(line).every((words) => {
      const column = cellOver(words, columns, height);
      return column !== null && Math.abs(boxAround(words).left - column.left) < height;
    });
    if (!isOfCells) break;
    below.push(line);
  }
  return below;
}
