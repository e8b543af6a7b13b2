import { boxOf, type Label } from "#app/domain/reading/labels/find-labels.ts";
import { lookUpLabel } from "#app/domain/reading/labels/look-up-label.ts";
import type { PartyRole } from "#app/domain/reading/labels/party-labels.ts";
import {
  boxAround,
  cellEnd,
  cellStart,
  cellsOf,
  heightOf,
  overlapsAcross,
  type Row,
  textOf,
} from "#app/domain/reading/page/rows.ts";
import type { Box } from "#app/platform/ocr/layout/document-text.ts";

/** What the label in the cell before a name says of it; null: none does. */
export function labelBeside(row: Row, box: Box, labels: Label[]): PartyRole | null {
  const label = labels.findLast(
    (candidate) => boxOf(candidate).right <= box.left && row.cellStarts.includes(candidate.start),
  );
  if (!label) return null;
  // Only a label that ends its cell names the contents of the next one.
  const endsCell = row.cellStarts.includes(label.end);
  const between = row.words.slice(label.end).filter((word) => word.box.right <= box.left);
  return endsCell && between.length === 0 ? (label.roles.party ?? null) : null;
}

/** What the last cell of a row says of the name before it: "Fairmeadow Hospital   Convening provider". */
export function labelBehind(row: Row, box: Box, labels: Label[]): PartyRole | null {
  const label = labels.at(-1);
  const isLast = label?.end === row.words.length && row.cellStarts.includes(label.start);
  const isOfEstimate = isLast && OF_ESTIMATES.test(textOf(row.words.slice(label.start)));
  return isOfEstimate && boxOf(label).left >= box.right ? (label.roles.party ?? null) : null;
}

/** 45 CFR 149.610(b)(1) names these two: no one heads a column with them. */
const OF_ESTIMATES = /^(?:convening|co-?) ?(?:provider|facility)\b/i;

/** Apart from the number of a form's field: "08/18/25 to 08/20/25" labels nothing. */
function beginsCell({ row, start }: Label): boolean {
  const before = row.words.slice(cellStart(row, start), start);
  return before.every(({ text }) => /^\d{1,2}[a-z]?\.?$/i.test(text));
}

const MAX_ROWS_ABOVE = 4;

/** What the label above a name says of it, up to four rows away; null: none does. */
export function labelAbove(rows: Row[], index: number, box: Box, labels: Label[]): PartyRole | null {
  const above = rows.slice(Math.max(0, index - MAX_ROWS_ABOVE), index).reverse();
  for (const [distance, row] of above.entries()) {
    const isNear = row.pageIndex === rows[index]?.pageIndex;
    if (!isNear || box.top - row.box.bottom > 1.2 * heightOf(box)) return null;
    const cell = cellsOf(row).find((words) => overlapsAcross(boxAround(words), box));
    const whole = cell && lookUpStacked(rows[index - distance - 2], row, cell);
    if (whole) return whole;
    const label = labels.find(
      (candidate) =>
        candidate.row === row &&
        (beginsCell(candidate) || endsWithColon(row, candidate) || namesPayeeBelow(candidate)) &&
        overlapsAcross(boxOf(candidate), box),
    );
    if (label) return label.roles.party ?? null;
    if (cell) return null;
  }
  return null;
}

/** "Return this part with your check payable to", at the end of its cell. */
function namesPayeeBelow({ row, start, end, roles }: Label): boolean {
  return roles.party === "payee" && end - start > 1 && cellEnd(row, start) === end;
}

/** What a label of two lines says: "Place of" above "Service". */
function lookUpStacked(above: Row | undefined, row: Row, lower: Row["words"]): PartyRole | null {
  if (above?.pageIndex !== row.pageIndex || row.box.top - above.box.bottom > heightOf(row.box)) return null;
  const upper = cellsOf(above).find((words) => overlapsAcross(boxAround(words), boxAround(lower)));
  return (upper && lookUpLabel(`${textOf(upper)} ${textOf(lower)}`)?.roles.party) ?? null;
}

/** "Provider:", or a colon that stands by itself. */
export function endsWithColon(row: Row, label: Label): boolean {
  return /:$/.test(row.words[label.end - 1]?.text ?? "") || row.words[label.end]?.text === ":";
}
