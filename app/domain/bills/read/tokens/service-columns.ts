import type { ColumnRole } from "#app/domain/reading/labels/column-labels.ts";
import { beginsNear } from "#app/domain/reading/page/geometry.ts";
import { boxAround, cellsOf, overlapsAcross, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import type { Column } from "./columns.ts";

const FEWEST_ROWS = 2;

/** The columns with those whose headings no dictionary lists ("Day", "Care given"), where no column of services is: what stands
 *  below such a heading tells whether it is a date or what was done. */
export function addServiceColumns(columns: Column[], heading: Row, below: readonly Row[]): Column[] {
  const has = (role: ColumnRole) => columns.some((column) => column.role === role);
  if (!has("charge") || has("description")) return columns;
  const unnamed = cellsOf(heading)
    .map(boxAround)
    .filter((box) => !columns.some((column) => overlapsAcross(column.box, box)));
  const added = unnamed.flatMap((box): Column[] => {
    const cells = below.flatMap(cellsOf).filter((words) => beginsNear(box, boxAround(words)));
    const rowsWith = (pattern: RegExp) => cells.filter((words) => pattern.test(textOf(words))).length;
    const role =
      rowsWith(/^\d{1,2}[-/]\d{1,2}(?:[-/]\d{2}|$)/) >= FEWEST_ROWS && !has("date")
        ? "date"
        : rowsWith(/^\p{L}.*\p{L}{3}/u) >= FEWEST_ROWS
          ? "description"
          : null;
    return role ? [{ role, key: role, amountRole: null, box }] : [];
  });
  return [...columns, ...added].sort((a, b) => a.box.left - b.box.left);
}
