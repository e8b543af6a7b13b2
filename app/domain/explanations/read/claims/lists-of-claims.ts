import type { GridRecord } from "../grid.ts";
import type { ReadTable } from "../grids/read-table.ts";
import { startsWithDay } from "../grids/record-groups.ts";

interface Row {
  table: ReadTable;
  record: GridRecord;
  kind: string;
}

const MIN_ALIKE = 2;
/** A notice has a few claims: each row is compared with so many totals. */
const MAX_TOTALS = 100;

/**
 * The rows that list the claims of a notice with their sums, as a plan prints it above its services: no row of such a list has a day, and each
 * says what the total of another table says. Its last row may add up all claims, and is not one of these.
 */
export function rowsOfLists(tables: readonly (readonly Row[])[]): ReadonlySet<Row> {
  const totals = tables
    .flat()
    .filter(({ kind }) => kind === "total")
    .slice(0, MAX_TOTALS);
  return new Set(
    tables.flatMap((known) => {
      const others = totals.filter((total) => !known.includes(total));
      const listed = known.filter(
        (row) =>
          (row.kind === "line" || row.kind === "claim") &&
          !row.record.lines.some(startsWithDay) &&
          others.some((total) => saysTheSame(row, total)),
      );
      const rest = known.slice(0, -1).length - listed.filter((row) => row !== known.at(-1)).length;
      return rest === 0 ? listed : [];
    }),
  );
}

/** Whether two records of different tables print the same amounts, two that are not zero at least. */
function saysTheSame(row: Row, total: Row): boolean {
  const shared = row.table.roles.flatMap(({ key, kinds }, slot) => {
    const other = total.table.roles.findIndex((role) => role.key === key);
    const [own, its] = [row.record.cells[slot], total.record.cells[other]];
    return kinds.length > 0 && own && its ? [[own.amount.cents, its.amount.cents] as const] : [];
  });
  return shared.every(([own, its]) => own === its) && shared.filter(([own]) => own !== 0).length >= MIN_ALIKE;
}
