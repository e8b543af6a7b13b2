import type { AuditInput, AuditRule } from "../audit-rule.ts";
import type { NotCheckedReason } from "../finding.ts";
import { foundAbove, linesAbove } from "../price-above.ts";
import { feeScheduleSource } from "../sources.ts";

/** More than Medicare pays for it. */
export const aboveMedicare: AuditRule = {
  id: "above-medicare",
  strength: "price context",
  source: feeScheduleSource,
  restsOnUnits: true,
  find(input) {
    const lines = linesAbove(
      input,
      ({ medicare }) =>
        medicare && {
          unitCents: medicare.amountCents,
          facts: { schedule: medicare.schedule, edition: medicare.edition },
        },
    );
    return lines === null ? { notChecked: whyNoAmounts(input) } : { findings: lines.map(foundAbove) };
  },
};

function whyNoAmounts({ bill: { setting }, standing }: AuditInput): NotCheckedReason {
  if (setting === null) return "no-setting";
  if (setting === "inpatient") return "paid-by-the-stay";
  if (standing.every(({ procedure }) => procedure === null)) return "no-codes";
  return standing.every(({ day }) => day === null) ? "no-dates" : "no-medicare-prices";
}
