import { type AmountKind, type ExplainedAmounts, noAmounts, type Told } from "../../explanation.ts";
import { toldAt } from "../told.ts";
import type { PlacedRecord } from "./claim-drafts.ts";

const PROVEN = 0.97;
const UNPROVEN = 0.75;

/** The amounts of a record by kind; what several kinds share in one number is told of none. */
export function amountsOf({ table, record }: PlacedRecord): ExplainedAmounts {
  const { proven, tried } = table.proof;
  const sureness = tried > 0 && proven === tried ? PROVEN : UNPROVEN;
  const told: Partial<Record<AmountKind, Told<number>>> = {};
  for (const [slot, { kinds }] of table.roles.entries()) {
    const [kind, another] = kinds;
    const cell = record.cells[slot];
    if (!kind || another || !cell) continue;
    const { line, amount } = cell;
    told[kind] = toldAt(amount.cents, { line, start: amount.start, end: amount.end }, sureness);
  }
  return { ...noAmounts, ...told };
}
