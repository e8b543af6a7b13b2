import type { ClaimStatus, ExplainedAmounts, ExplainedLine } from "../../explanation.ts";

/** Whether the plan refused the whole amount: allowed nothing where that is told, or did not cover what was billed. */
function isRefused({ billed, allowed, notCovered, planPaid }: ExplainedAmounts): boolean {
  if (!billed || billed.value === 0 || (planPaid && planPaid.value > 0)) return false;
  if (notCovered) return notCovered.value === billed.value;
  return allowed?.value === 0;
}

/** Whether nothing says why the plan paid nothing: it may have refused, or left all of it to the member. */
const isUntold = ({ planPaid, allowed, notCovered, deductible, copay, coinsurance }: ExplainedAmounts) =>
  planPaid?.value === 0 && [allowed, notCovered, deductible, copay, coinsurance].every((one) => one === null);

/** What became of a claim as its lines tell; null: no line tells. */
export function statusOf(
  lines: readonly ExplainedLine[],
  totals: ExplainedAmounts,
  isReprocessed: boolean,
): ClaimStatus | null {
  const told = lines.length > 0 ? lines.map(({ amounts }) => amounts) : [totals];
  if (!told.some(({ billed }) => billed)) return isReprocessed ? "reprocessed" : null;
  if (told.every(isUntold)) return isReprocessed ? "reprocessed" : null;
  const refused = told.filter(isRefused).length;
  if (refused === 0) return "paid";
  return refused === told.length ? "denied" : "partly";
}
