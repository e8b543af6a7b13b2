import type { InsuranceKind } from "#app/domain/accounts/account.ts";
import type { PlanKind } from "./deadline.ts";

/** Returns who decides about the claims of a person with this insurance; not said counts as a private plan, as most have one. */
export function planOfInsurance(kind: InsuranceKind | null): PlanKind {
  return kind === "medicare" || kind === "medicaid" || kind === "none" ? kind : "private";
}
