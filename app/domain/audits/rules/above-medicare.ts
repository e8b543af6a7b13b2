import type { AuditRule } from "../audit-rule.ts";
import { linesAbove } from "../price-above.ts";
import { feeScheduleSource } from "../sources.ts";

/** More than Medicare pays for it. */
export const aboveMedicare: AuditRule = {
  id: "above-medicare",
  strength: "price context",
  source: feeScheduleSource,
  restsOnUnits: true,
  find(input) {
    const outcome = linesAbove(
      input,
      ({ medicare }) =>
        medicare && {
          unitCents: medicare.amountCents,
          facts: { schedule: medicare.schedule, edition: medicare.edition },
        },
      { isStaked: false },
    );
    return outcome ?? { notChecked: "no-medicare-prices" };
  },
};
