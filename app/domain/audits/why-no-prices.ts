import type { AuditInput } from "./audit-rule.ts";
import type { NotCheckedReason } from "./finding.ts";

/** Returns why no line has a price of its hospital or state to compare it with. */
export function whyNoPrices({ bill: { lines }, isHospitalKnown }: AuditInput): NotCheckedReason {
  if (!isHospitalKnown) return "no-hospital";
  if (lines.every(({ serviceCode }) => serviceCode === null)) return "no-codes";
  return "no-published-prices";
}
