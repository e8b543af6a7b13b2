import { gapOf } from "#app/domain/reading/sums/equation.ts";
import { columnOf } from "../claim-equations.ts";
import {
  type AmountKind,
  amountKinds,
  type ExplainedAmounts,
  type ExplainedClaim,
  type ExplainedValue,
} from "../explanation.ts";
import { type AmountRole, SINGLE_ROLES } from "./kinds/amount-roles.ts";
import { EQUATIONS, sumsOf } from "./kinds/equations.ts";

/** An amount that contradicts others is wrong about so often, or one of the others is. */
const CONTRADICTED = 0.6;

/** The claim with less confidence in what does not add up: amounts of a line or of the totals against each other, and the lines of a
 *  column against its total. */
export function checkSums(claim: ExplainedClaim): ExplainedClaim {
  const wrong = new Set(amountKinds.filter((kind) => gapOf(columnOf(claim, kind)) !== 0));
  const printed = SINGLE_ROLES.filter(({ kinds: [kind] }) => kind && isPrinted(claim, kind));
  return withAmounts(claim, (amounts) => {
    const isOff = contradictsItself(amounts, printed);
    return mapAmounts(amounts, (told, kind) => (isOff || wrong.has(kind) ? lower(told) : told));
  });
}

/** The claim with less confidence in all of its amounts: they may be of several claims. */
export const lowerAmountConfidence = (claim: ExplainedClaim): ExplainedClaim =>
  withAmounts(claim, (amounts) => mapAmounts(amounts, lower));

const withAmounts = (
  claim: ExplainedClaim,
  change: (amounts: ExplainedAmounts) => ExplainedAmounts,
): ExplainedClaim => ({
  ...claim,
  totals: change(claim.totals),
  lines: claim.lines.map((line) => ({ ...line, amounts: change(line.amounts) })),
});

/** Whether a claim has a kind anywhere: a plan that has no column for the discount leaves it out of every sum. */
const isPrinted = ({ lines, totals }: ExplainedClaim, kind: AmountKind) =>
  totals[kind] !== null || lines.some(({ amounts }) => amounts[kind] !== null);

/** @param printed The kinds that the claim has columns for. */
function contradictsItself(amounts: ExplainedAmounts, printed: readonly AmountRole[]): boolean {
  const cents = printed.map(({ kinds: [kind] }) => (kind ? (amounts[kind]?.value ?? null) : null));
  const sums = sumsOf(cents, printed);
  return EQUATIONS.some((equation) => equation(sums)?.holds === false);
}

const lower = (told: ExplainedValue<number>): ExplainedValue<number> => ({
  ...told,
  confidence: CONTRADICTED * told.confidence,
});

function mapAmounts(
  amounts: ExplainedAmounts,
  change: (told: ExplainedValue<number>, kind: AmountKind) => ExplainedValue<number>,
): ExplainedAmounts {
  const changed = amountKinds.map((kind) => [kind, amounts[kind] && change(amounts[kind], kind)]);
  return Object.fromEntries(changed) as ExplainedAmounts;
}
