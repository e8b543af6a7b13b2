import { aboveResponsibility } from "../above-responsibility.ts";
import type { AuditRule } from "../audit-rule.ts";
import { aboveOwedOnClaims, standingOf } from "../plan/excess-of-network.ts";
import { writeOffInBalance } from "../plan/write-off-in-balance.ts";
import { networkContractSource } from "../sources.ts";

/** In the plan's network, and asked for more than the plan says is owed: its discount, where that is just the difference. */
export const balanceBilling: AuditRule = {
  id: "balance-billing",
  strength: "error",
  source: networkContractSource,
  find({ bill, plan }) {
    if (plan === null) return aboveResponsibility(bill, ({ network }) => network === "in");
    const above = aboveOwedOnClaims(bill, plan, "in");
    if ("notChecked" in above || standingOf(plan) !== "in") return above;
    return { findings: [...writeOffInBalance(bill, plan), ...above.findings] };
  },
};
