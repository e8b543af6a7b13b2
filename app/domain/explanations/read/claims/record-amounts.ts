import { type AmountKind, type ExplainedAmounts, type ExplainedValue, noAmounts } from "../../explanation.ts";
import { scoreHeading } from "../kinds/amount-roles.ts";
import { headingNamesAnother } from "../kinds/heading-names-another.ts";
import { toldAmount } from "../told.ts";
import type { PlacedRecord } from "./claim-drafts.ts";

const PROVEN = 0.97;
const UNPROVEN = 0.75;
/** A reading against a column's heading, or without one and with one equation at most: a person has to look. */
const DOUBTFUL = 0.4;
const MIN_PROOFS = 2;

/** The amounts of a record by kind; what several kinds share in one number is told of none. */
export function amountsOf({ table, record }: PlacedRecord): ExplainedAmounts {
  const { proven, tried } = table.proof;
  const sureness = tried > 0 && proven === tried ? PROVEN : UNPROVEN;
  const told: Partial<Record<AmountKind, ExplainedValue<number>>> = {};
  for (const [slot, role] of table.roles.entries()) {
    const [kind, another] = role.kinds;
    const cell = record.cells[slot];
    if (!kind || another || !cell) continue;
    const scores = scoreHeading(table.headings[slot] ?? "");
    const isOther = headingNamesAnother(scores, role, table.roles);
    const isGuess = !scores.has(role) && proven < MIN_PROOFS;
    told[kind] = toldAmount(cell, isOther || isGuess ? DOUBTFUL : sureness);
  }
  return { ...noAmounts, ...told };
}
