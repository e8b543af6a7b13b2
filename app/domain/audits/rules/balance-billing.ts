import { aboveResponsibility } from "../above-responsibility.ts";
import type { AuditRule } from "../audit-rule.ts";
import { networkContractSource } from "../sources.ts";

/** In the plan's network, and asked for more than the plan says is owed. */
export const balanceBilling: AuditRule = {
  id: "balance-billing",
  strength: "error",
  source: networkContractSource,
  find: ({ bill }) => aboveResponsibility(bill, ({ network }) => network === "in"),
};
