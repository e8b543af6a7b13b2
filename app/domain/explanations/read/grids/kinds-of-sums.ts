import { sumOf } from "#app/domain/reading/sums/sum-of.ts";
import type { AmountKind } from "../../explanation.ts";
import type { GridRecord, PlacedAmount } from "../grid.ts";
import type { ReadTable } from "./read-table.ts";

/** An amount of which it is known what it is. */
export type NamedAmount = PlacedAmount & { kind: AmountKind };

/** The amounts of tables by what their columns hold. */
export const amountsOfTables = (tables: readonly ReadTable[]): NamedAmount[] =>
  tables.flatMap(({ records, roles }) =>
    records.flatMap(({ cells }) =>
      cells.flatMap((cell, slot) => {
        const [kind, another] = roles[slot]?.kinds ?? [];
        return cell && kind && !another ? [{ ...cell, kind }] : [];
      }),
    ),
  );

/**
 * For each slot the kind of which labels elsewhere name what it comes to in every table; null: of none.
 * @param tables The records of tables with the same slots, without their totals.
 */
export function kindsOfSums(
  tables: readonly (readonly GridRecord[])[],
  named: readonly NamedAmount[],
): (AmountKind | null)[] {
  const slots = tables[0]?.[0]?.cells ?? [];
  return slots.map((_, slot) => {
    const sums = tables.map((records) => sumOf(records.map(({ cells }) => cells[slot]?.amount.cents ?? 0)));
    const told = sums.map((cents) => named.filter(({ amount }) => cents > 0 && amount.cents === cents));
    const kinds = (told[0] ?? []).map(({ kind }) => kind);
    return kinds.find((kind) => told.every((same) => same.some((one) => one.kind === kind))) ?? null;
  });
}
