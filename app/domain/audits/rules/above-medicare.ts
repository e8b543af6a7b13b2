import type { AuditRule } from "../audit-rule.ts";
import { linesAbove } from "../price-above.ts";
import { policyManualSource } from "../sources.ts";

/** More than Medicare pays for it. */
export const aboveMedicare: AuditRule = {
  id: "above-medicare",
  strength: "price context",
  source: policyManualSource,
  find(input) {
    const outcome = linesAbove(input, ({ medicareCents }) => medicareCents, { isStaked: false });
    return "notChecked" in outcome ? { notChecked: "no-medicare-prices" } : outcome;
  },
};
