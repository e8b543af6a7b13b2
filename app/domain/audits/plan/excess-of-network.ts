import type { RuleFinding, RuleOutcome } from "../audit-rule.ts";
import type { AuditedBill } from "../audited-bill.ts";
import type { NotCheckedReason } from "../finding.ts";
import type { PlanComparison } from "./compare-with-plan.ts";

/** Which law or contract holds for what is asked above what the plan says is owed. */
export type NetworkStatus = "in" | "unknown" | "emergency" | "out";

export function standingOf({ network, isEmergency }: PlanComparison): NetworkStatus {
  if (network === null) return "unknown";
  if (network === "in") return "in";
  return isEmergency ? "emergency" : "out";
}

/** Why a rule about a plan's claims has nothing to look at. */
export function withoutClaims({ explanation }: AuditedBill): { notChecked: NotCheckedReason } {
  return { notChecked: explanation === null ? "no-explanation-of-benefits" : "no-plan-claims" };
}

/** Reports the amount asked above what is owed, if this rule covers it. That is the excess that nothing explains;
 *  out of network, what the plan discounted or refused. Other rules report the rest. */
export function aboveOwedOnClaims(
  bill: AuditedBill,
  plan: PlanComparison,
  standing: NetworkStatus,
  kind = "above",
): RuleOutcome {
  const { balanceCents } = bill.totals;
  if (balanceCents === null) return { notChecked: "no-balance" };
  const amountCents = unexplainedCents(plan);
  if (plan.owedCents === null || standingOf(plan) !== standing || amountCents === 0) return { findings: [] };
  const facts = { balanceCents, owedCents: plan.owedCents, differenceCents: amountCents };
  const stakes = [{ lines: [], amountCents, ofWhole: true as const }];
  const found: RuleFinding = { lines: [], stakes, kind, facts };
  if (plan.causes !== null) return { findings: [found] };
  if (plan.isDoubted) return { findings: [doubted(found, "plan")] };
  return { findings: [plan.isDueDoubted ? doubted(found, "sums") : found] };
}

function unexplainedCents({ causes, excessCents, amounts, network }: PlanComparison): number {
  if (causes === null) return excessCents ?? 0;
  if (network !== "out") return 0;
  return (causes.has("write-off") ? amounts["write-off"] : 0) + (causes.has("denied") ? amounts.denied : 0);
}

/** A finding that rests on an amount of plan or bill that was not read surely asks. */
function doubted(found: RuleFinding, unsure: "plan" | "sums"): RuleFinding {
  return { ...found, strength: "question", stakes: [], unsure };
}
