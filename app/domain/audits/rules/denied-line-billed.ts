import { findReasonCode } from "#app/domain/explanations/reason-codes/reason-codes.ts";
import type { AuditRule, RuleFinding } from "../audit-rule.ts";
import type { PlanComparison } from "../plan/compare-with-plan.ts";
import { standingOf, withoutClaims } from "../plan/excess-of-network.ts";
import type { LinePair } from "../plan/pair-plan-lines.ts";
import { lostByProvider } from "../plan/plan-sums.ts";
import type { PlanLine } from "../plan-claim.ts";
import { networkContractSource } from "../sources.ts";

/** The plan denied a service and doesn't allow the provider to bill the patient for it, and the bill asks for it. Or the plan
 *  denied the service for the provider's own fault, and still says that the patient owes it. */
export const deniedLineBilled: AuditRule = {
  id: "denied-line-billed",
  strength: "error",
  source: networkContractSource,
  find({ bill, plan }) {
    if (plan === null) return withoutClaims(bill);
    if (bill.totals.balanceCents === null) return { notChecked: "no-balance" };
    return { findings: [...atProvidersCost(plan), ...passedOn(plan)] };
  },
};

function atProvidersCost(plan: PlanComparison): RuleFinding[] {
  if (!plan.causes?.has("denied") || plan.network === "out") return [];
  const refused = plan.pairs.filter(({ line }) => lostByProvider(line.amounts) > 0);
  const found = refused.map((pair) => ofLine(pair));
  const leftCents = plan.amounts.denied - found.reduce((sum, { cents }) => sum + cents, 0);
  const rest: RuleFinding = {
    lines: [],
    stakes: [{ lines: [], amountCents: leftCents, ofExcess: "denied" }],
    kind: "refused",
    facts: { amountCents: leftCents, reasonCode: null },
  };
  return [...found.map(({ cents: _cents, ...one }) => one), ...(leftCents > 0 ? [rest] : [])];
}

function ofLine({ line, standing }: LinePair): RuleFinding & { cents: number } {
  const cents = lostByProvider(line.amounts);
  return {
    cents,
    lines: [standing.index],
    stakes: [{ lines: [standing.index], amountCents: cents, ofExcess: "denied" }],
    kind: "refused",
    facts: { amountCents: cents, reasonCode: reasonOf(line) },
  };
}

/** In the network a provider bears its own faults, whatever group the plan booked them in. */
function passedOn(plan: PlanComparison): RuleFinding[] {
  if (standingOf(plan) !== "in") return [];
  return plan.pairs.flatMap(({ line, standing }) => {
    const fault = line.adjustments.find(
      ({ group, reasonCode, amountCents }) =>
        group === "PR" && amountCents > 0 && reasonCode !== null && isProvidersFault(reasonCode),
    );
    if (!fault) return [];
    const facts = { amountCents: fault.amountCents, reasonCode: fault.reasonCode };
    return [{ lines: [standing.index], stakes: [], kind: "passed-on", strength: "question", facts }];
  });
}

/** The first reason for which the provider loses it. */
function reasonOf({ adjustments }: PlanLine): string | null {
  const losses = adjustments.filter(({ group, amountCents }) => group !== "PR" && amountCents >= 0);
  return (
    losses.find(({ reasonCode }) => reasonCode !== null && isProvidersFault(reasonCode))?.reasonCode ?? null
  );
}

function isProvidersFault(code: string): boolean {
  const reason = findReasonCode(code);
  return reason !== null && reason.fault !== null && reason.bearer === "provider";
}
