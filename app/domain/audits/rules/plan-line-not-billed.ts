import type { AuditRule } from "../audit-rule.ts";
import { withoutClaims } from "../plan/excess-of-network.ts";
import { itemisedBillSource } from "../sources.ts";

/** The plan decided about services that the bill does not list: a part of it may be missing, or the plan was billed for what
 *  was not done. */
export const planLineNotBilled: AuditRule = {
  id: "plan-line-not-billed",
  strength: "question",
  source: itemisedBillSource,
  find({ bill, plan }) {
    if (plan === null) return withoutClaims(bill);
    if (bill.lines.length === 0) return { notChecked: "no-lines" };
    const missing = plan.notOnBill.filter(({ line }) => (line.amounts.billed ?? 0) > 0);
    if (plan.pairs.length === 0 || missing.length === 0) return { findings: [] };
    const amountCents = missing.reduce((sum, { line }) => sum + (line.amounts.billed ?? 0), 0);
    const facts = { count: missing.length, amountCents };
    return { findings: [{ lines: [], stakes: [], kind: "not-listed", facts }] };
  },
};
