import { startsWithDay } from "../grids/record-groups.ts";
import type { KnownRecord } from "./claim-drafts.ts";

const FEWEST_ALIKE = 2;

/**
 * The records of each table without the rows that list the claims of a notice with their sums, as a plan prints them above its services: no
 * row of such a list has a day, and each says what the total of another table says. What is left of a list adds up all claims.
 */
export function withoutListsOfClaims(
  tables: readonly (readonly KnownRecord[])[],
): (readonly KnownRecord[])[] {
  const totals = tables.map((known) => known.filter(({ kind }) => kind === "total"));
  return tables.map((known, at) => {
    const others = totals.flatMap((ofTable, other) => (other === at ? [] : ofTable));
    const isListed = (row: KnownRecord) =>
      !row.record.lines.some(startsWithDay) && others.some((total) => saysTheSame(row, total));
    const rest = known.filter((row) => !isListed(row));
    const isList = rest.length < known.length && rest.every((row) => row === known.at(-1));
    return isList ? rest.map((row) => ({ ...row, kind: "summary" as const })) : known;
  });
}

/** Whether two records of different tables print the same amounts, two that are not zero at least. */
function saysTheSame(row: KnownRecord, total: KnownRecord): boolean {
  const shared = row.table.roles.flatMap(({ key, kinds }, slot) => {
    const other = total.table.roles.findIndex((role) => role.key === key);
    const [own, its] = [row.record.cells[slot], total.record.cells[other]];
    return kinds.length > 0 && own && its ? [[own.amount.cents, its.amount.cents] as const] : [];
  });
  return (
    shared.every(([own, its]) => own === its) && shared.filter(([own]) => own !== 0).length >= FEWEST_ALIKE
  );
}
