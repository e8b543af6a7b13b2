import type { InsuranceKind } from "#app/domain/accounts/account.ts";
import type { PlanKind } from "./deadline.ts";

/** Who decides about the claims of somebody who is insured so; not said counts as a private plan, as most have one. */
export function planOfInsurance(kind: InsuranceKind | null): PlanKind {
  return kind === "medicare" || kind === "medicaid" || kind === "none" ? kind : "private";
}
