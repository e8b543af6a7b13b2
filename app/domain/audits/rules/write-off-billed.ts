import type { AuditRule } from "../audit-rule.ts";
import { standingOf, withoutClaims } from "../plan/excess-of-network.ts";
import { writeOffInBalance } from "../plan/write-off-in-balance.ts";
import { networkContractSource } from "../sources.ts";

/** The plan says what the provider writes off under its contract, and the bill asks for it. Where the plan says that the provider
 *  is in its network, `balance-billing` reports it. */
export const writeOffBilled: AuditRule = {
  id: "write-off-billed",
  strength: "error",
  source: networkContractSource,
  find({ bill, plan }) {
    if (plan === null) return withoutClaims(bill);
    if (bill.totals.balanceCents === null) return { notChecked: "no-balance" };
    return { findings: standingOf(plan) === "unknown" ? writeOffInBalance(bill, plan) : [] };
  },
};
