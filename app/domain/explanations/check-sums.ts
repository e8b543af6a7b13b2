import { gapOf } from "#app/domain/reading/sums/equation.ts";
import { columnOf } from "./claim-equations.ts";
import { amountKinds, type ExplainedAmounts, type ExplainedClaim } from "./explanation.ts";
import type { FileProblem } from "./structured-file.ts";

type SumProblem = Extract<FileProblem, { kind: "does-not-add-up" }>;

/** What of a claim does not add up: its lines to its totals, and what of what was billed is left once all is told. */
export function checkSums(claim: ExplainedClaim): SumProblem[] {
  const claimNumber = claim.claimNumber?.value ?? null;
  const problem = (lineIndex: number | null, of: SumProblem["of"], cents: number): SumProblem[] =>
    cents === 0 ? [] : [{ kind: "does-not-add-up", claimNumber, lineIndex, of, cents }];
  const ofColumns = amountKinds.flatMap((kind) => problem(null, kind, gapOf(columnOf(claim, kind))));
  const ofLines = claim.lines.flatMap(({ amounts }, index) =>
    problem(index, "payment", unexplained(amounts)),
  );
  return [...ofColumns, ...ofLines, ...problem(null, "payment", unexplained(claim.totals))];
}

/** What is allowed less what the plan, another one and the patient pay of it; 0 where one of them is not told. */
function unexplained(amounts: ExplainedAmounts): number {
  const { allowed, planPaid, deductible, copay, coinsurance, otherInsurance } = amounts;
  if (!allowed || !planPaid || !deductible || !copay || !coinsurance) return 0;
  const shares = deductible.value + copay.value + coinsurance.value;
  return allowed.value - planPaid.value - shares - (otherInsurance?.value ?? 0);
}
