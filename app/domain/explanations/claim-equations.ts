import { type Equation, equationOf } from "#app/domain/reading/sums/equation.ts";
import type { AmountKind, ExplainedClaim } from "./explanation.ts";

/** Returns the total of a kind and what the lines of a claim say about it. */
export const columnOf = ({ totals, lines }: ExplainedClaim, kind: AmountKind): Equation | null =>
  equationOf(
    totals[kind],
    lines.map(({ amounts }) => amounts[kind]),
  );
