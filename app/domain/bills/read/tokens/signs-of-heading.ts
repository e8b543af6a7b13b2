import type { Label } from "#app/domain/reading/labels/find-labels.ts";
import { cellEnd, opensCell, type Row } from "#app/domain/reading/page/rows.ts";
import { findAmounts } from "#app/domain/reading/values/amounts.ts";

/** Whether a row names columns: by two labels, or by the charge label among headings that no dictionary lists:
 *  "Day   What we did   Charge". */
export function namesColumns(row: Row, labels: Label[]): boolean {
  if (labels.length > 1) return row.cellStarts.length > 1 && !isMostlyOther(row, labels);
  const [label] = labels;
  const isWord = label?.end === (label?.start ?? 0) + 1;
  return (
    row.cellStarts.length > 2 && isWord && label.roles.column === "charge" && opensCell(row, label.start)
  );
}

/** "Carrollton Health Services, a member of Averon   Detail of charges" has words of headings too. */
function isMostlyOther(row: Row, labels: Label[]): boolean {
  const labelledIn = (from: number, to: number) =>
    labels.reduce((sum, { start, end }) => sum + (start >= from && end <= to ? end - start : 0), 0);
  const namedCells = row.cellStarts.filter((start) => {
    const end = cellEnd(row, start);
    return 2 * labelledIn(start, end) >= end - start;
  });
  return namedCells.length < 2 && 3 * labelledIn(0, row.words.length) < row.words.length;
}

/** A heading holds no values: no money, no dates and no numbers of four digits. */
export function couldBeHeading(row: Row): boolean {
  if (row.words.length > 30 || row.words.some((word) => /\d{4}|\d[-/]\d/.test(word.text))) return false;
  return !findAmounts(row, "joined").some((amount) => amount.isMoney);
}
