import type { AmountKind } from "../../explanation.ts";
import type { GridRecord } from "../grid.ts";
import type { AmountRole } from "../kinds/amount-roles.ts";

/** Cents of one kind in a record; null: not printed alone. */
export function centsOf(record: GridRecord, roles: readonly AmountRole[], kind: AmountKind): number | null {
  const slot = roles.findIndex(({ kinds }) => kinds.length === 1 && kinds[0] === kind);
  return record.cells[slot]?.amount.cents ?? null;
}
