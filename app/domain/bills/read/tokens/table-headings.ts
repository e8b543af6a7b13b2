import type { Label } from "#app/domain/reading/labels/find-labels.ts";
import { groupByRow } from "#app/domain/reading/page/group-by-row.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import { readHeading } from "./read-heading.ts";
import { settleColumns } from "./settled-columns.ts";
import { couldBeHeading, namesColumns } from "./signs-of-heading.ts";
import type { TableHeading } from "./table-heading.ts";

/** More rows than any bill has that look like a heading; each is some two milliseconds' work. */
const MAX_TRIED = 300;

/** The headings of tables of charges, in reading order. A heading has a column for the service
 *  (description, code or date) and one for the charge; it may be printed on up to three lines. */
export function findTableHeadings(rows: readonly Row[], labels: readonly Label[]): TableHeading[] {
  // "Provider: St. Fintan Hospital" names one value, not a column.
  const namesOne = ({ row, end }: Label) => row.words[end - 1]?.text.endsWith(":");
  const labelsOf = groupByRow(labels.filter((label) => label.roles.column && !namesOne(label)));
  const likely = rows.filter((row) => namesColumns(row, labelsOf.get(row) ?? []) && couldBeHeading(row));
  const headings: TableHeading[] = [];
  let tried = 0;
  for (const row of likely) {
    const lastRow = headings.at(-1)?.lastRow ?? -1;
    if (row.index <= lastRow || tried === MAX_TRIED) continue;
    tried++;
    const heading = readHeading(rows, row, labelsOf, lastRow);
    if (heading) headings.push(heading);
  }
  return headings.map((heading, index) => {
    const end = headings[index + 1]?.firstRow ?? rows.length;
    return { ...heading, columns: settleColumns(heading.columns, rows.slice(heading.lastRow + 1, end)) };
  });
}
