import { boxOf, type Label } from "#app/domain/reading/labels/find-labels.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import { headsMoney, isChargeTable } from "./charge-table.ts";
import { readColumns } from "./heading-columns.ts";
import { findLinesOfHeading } from "./heading-lines.ts";
import { addServiceColumns } from "./service-columns.ts";
import type { TableHeading } from "./table-heading.ts";

const ROWS_THAT_TELL = 12;

/** The heading that a row and the lines around it are. Null: what a row names are no columns of charges.
 *  @param endOfLast The last row of the heading above. */
export function readHeading(
  rows: readonly Row[],
  row: Row,
  labelsOf: ReadonlyMap<Row, Label[]>,
  endOfLast: number,
): TableHeading | null {
  const { firstRow, lastRow } = findLinesOfHeading(rows, row, labelsOf, endOfLast);
  const named = readColumns(rows.slice(firstRow, lastRow + 1), labelsOf);
  const below = rows.slice(lastRow + 1, lastRow + 1 + ROWS_THAT_TELL);
  const columns = addServiceColumns(named, row, below);
  const [label, ...others] = labelsOf.get(row) ?? [];
  const heads = label !== undefined && (others.length > 0 || headsMoney(boxOf(label), below));
  return heads && isChargeTable(columns) ? { pageIndex: row.pageIndex, firstRow, lastRow, columns } : null;
}
