import { weighKinds } from "../kinds/choose-kinds.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import type { ReadTable } from "./read-table.ts";

/**
 * Returns tables that follow each other and have the same lines in the same order as one: a plan prints what was billed and
 * allowed above, and who pays it below.
 */
export function joinTables(tables: readonly ReadTable[], lines: readonly ReadRow[]): ReadTable[] {
  const joined: ReadTable[] = [];
  for (const table of tables) {
    const before = joined.at(-1);
    const both = before && !isParted(before, table, lines) ? join(before, table) : null;
    if (both) joined[joined.length - 1] = both;
    else joined.push(table);
  }
  return joined;
}

const MIN_KINDS = 2;

export function join(first: ReadTable, second: ReadTable): ReadTable | null {
  const kindsOf = ({ roles }: ReadTable) => roles.flatMap(({ kinds }) => kinds);
  const [own, other] = [kindsOf(first), kindsOf(second)];
  const isContinued =
    first.records.length === second.records.length && own.includes("billed") && !other.includes("billed");
  if (!isContinued || other.length < MIN_KINDS || other.some((kind) => own.includes(kind))) return null;
  const grid = {
    headings: [...first.headings, ...second.headings],
    records: first.records.map(({ cells, lines }, index) => ({
      cells: [...cells, ...(second.records[index]?.cells ?? [])],
      lines: [...lines, ...(second.records[index]?.lines ?? [])],
    })),
  };
  const roles = [...first.roles, ...second.roles];
  const proof = weighKinds(grid, roles);
  return proof.tried > 0 && proof.proven === proof.tried
    ? { ...grid, isLabelled: false, roles, proof }
    : null;
}

/** Whether the number of a claim stands between two tables. */
function isParted(first: ReadTable, second: ReadTable, lines: readonly ReadRow[]): boolean {
  const end = first.records.at(-1)?.lines.at(-1)?.index ?? 0;
  const start = second.records[0]?.lines[0]?.index ?? 0;
  return lines.slice(end + 1, start).some((line) => line.claimNumbers.length > 0);
}
