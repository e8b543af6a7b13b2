import type { AuditRule, RuleFinding } from "../audit-rule.ts";
import { isCopyAnError } from "../is-copy-an-error.ts";
import type { PlanComparison } from "../plan/compare-with-plan.ts";
import { standingOf, withoutClaims } from "../plan/excess-of-network.ts";
import { networkContractSource } from "../sources.ts";
import type { StandingLine } from "../standing-lines.ts";

/** Charges that none of the claims has. Where their sum is just what is asked for above what is owed, the plan never saw them;
 *  otherwise another claim may have them, and it asks. */
export const lineUnseenByPlan: AuditRule = {
  id: "line-unseen-by-plan",
  strength: "error",
  source: networkContractSource,
  find({ bill, plan }) {
    if (plan === null) return withoutClaims(bill);
    if (bill.lines.length === 0) return { notChecked: "no-lines" };
    if (plan.excessCents === 0) return { findings: [] };
    const copies = new Set(plan.copies);
    const unseen = plan.unseen.filter((line) => !copies.has(line));
    const again = plan.copies.filter((line) => !isCopyAnError(line)); // `duplicate-line` finds the others
    return { findings: [...findingsOf(unseen, plan, "unseen"), ...findingsOf(again, plan, "copies")] };
  },
};

function findingsOf(
  lines: readonly StandingLine[],
  plan: PlanComparison,
  cause: "unseen" | "copies",
): RuleFinding[] {
  if (lines.length === 0) return [];
  const amountCents = lines.reduce((sum, { line }) => sum + line.amountCents, 0);
  const isSure =
    plan.causes?.has(cause) === true &&
    amountCents === plan.amounts[cause] &&
    standingOf(plan) !== "out" &&
    lines.every((line) => isInClaim(line, plan));
  const found = { lines: lines.map(({ index }) => index), facts: { count: lines.length, amountCents } };
  if (!isSure) return [{ ...found, stakes: [], kind: "not-shown", strength: "question" }];
  const stakes = lines.map(({ index, line }) => ({
    lines: [index],
    amountCents: line.amountCents,
    ofExcess: cause,
  }));
  return [{ ...found, stakes, kind: cause === "unseen" ? "never-billed" : "again" }];
}

/** What was done on another day may be another claim's. */
function isInClaim({ day }: StandingLine, { claims }: PlanComparison): boolean {
  if (day === null) return true;
  return claims.some(
    ({ serviceFrom, serviceTo }) =>
      serviceFrom !== null && serviceFrom <= day && day <= (serviceTo ?? serviceFrom),
  );
}
