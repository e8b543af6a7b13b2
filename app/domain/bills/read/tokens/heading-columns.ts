import type { ColumnRole } from "#app/domain/reading/labels/column-labels.ts";
import { boxOf, type Label } from "#app/domain/reading/labels/find-labels.ts";
import { lookUpLabel } from "#app/domain/reading/labels/look-up-label.ts";
import { centreOf, opensCell, type Row } from "#app/domain/reading/page/rows.ts";
import type { Box } from "#app/platform/ocr/layout/document-text.ts";
import type { Column } from "./columns.ts";
import { stackCells } from "./stacked-cells.ts";

const NUMBER = "no";

export function readColumns(rows: readonly Row[], columnLabels: ReadonlyMap<Row, Label[]>): Column[] {
  const columns: Column[] = [];
  const stacked = rows.length > 1 ? stackCells(rows) : [];
  for (const cell of stacked) {
    const label = cell.lines > 1 ? lookUpLabel(cell.text) : null;
    if (label?.roles.column) columns.push(toColumn(label, label.roles.column, cell.box));
  }
  for (const row of rows) {
    for (const label of columnLabels.get(row) ?? []) {
      const box = boxOf(label);
      const covered = columns.some(
        (column) => centreOf(box) > column.box.left && centreOf(box) < column.box.right,
      );
      // "Test no." heads numbers of the sender's own, "No" alone a count.
      const isNumber = label.key === NUMBER && !opensCell(row, label.start);
      const role = isNumber ? "internal-code" : label.roles.column;
      if (role && !covered) columns.push(toColumn(label, role, box));
    }
  }
  return columns.sort((a, b) => a.box.left - b.box.left);
}

function toColumn({ key, roles }: Pick<Label, "key" | "roles">, role: ColumnRole, box: Box): Column {
  return { role, key, amountRole: roles.amount ?? null, box };
}
