import type { LocalityEntry, PhysicianFeeEntry } from "./cms-entries.ts";

/** What work, practice expense and malpractice cost in a place, relative to the country's average. */
export type GeographicIndices = Pick<LocalityEntry, "work" | "practiceExpense" | "malpractice">;

export const NATIONAL: GeographicIndices = { work: 1, practiceExpense: 1, malpractice: 1 };

/** Active, restricted, and injections that are paid where nothing else is: the status codes that are paid by relative
 *  values. */
const PAID_STATUS = new Set(["A", "R", "T"]);

/** What the physician fee schedule pays for a service, in cents: relative values by geographic indices by the conversion
 *  factor (42 CFR 414.20). In a facility where it is not done outside one. Null: not paid by this schedule, or priced by
 *  the contractor. */
export function physicianFeeOf(
  fee: PhysicianFeeEntry,
  indices: GeographicIndices,
): { amountCents: number; schedule: "physician" | "physician-facility" } | null {
  if (!PAID_STATUS.has(fee.status)) return null;
  const practiceExpenseRvu = fee.isNotOutside ? fee.facilityRvu : fee.nonFacilityRvu;
  const units =
    fee.workRvu * indices.work +
    practiceExpenseRvu * indices.practiceExpense +
    fee.malpracticeRvu * indices.malpractice;
  const amountCents = Math.round(Math.round(units * 1e6) * fee.conversionFactor * 1e-4);
  if (amountCents === 0) return null;
  return { amountCents, schedule: fee.isNotOutside ? "physician-facility" : "physician" };
}
