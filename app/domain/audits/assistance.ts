import type { PolicyLines } from "#app/domain/assistance/hospital-policy.ts";
import {
  type Household,
  type ScreenedHospital,
  type Screening,
  screenHousehold,
} from "#app/domain/assistance/screen-household.ts";
import type { AuditedBill } from "./audited-bill.ts";

/** Where a household stands by a hospital's policy and the laws of its state: at or below the line for free care, for a
 *  discount, or above them. */
export interface Assistance {
  percentOfPovertyLevel: number;
  tier: "free" | "discount" | "none";
}

/** Null if the household or limits are not known, or the hospital doesn't have to have a policy. */
export function assistanceOf(bill: AuditedBill): Assistance | null {
  if (bill.household === null || bill.statementDate === null) return null;
  const { answer, ownPercent } = screenBill(bill, bill.statementDate);
  if (ownPercent === null || answer === "not-known") return null;
  return { percentOfPovertyLevel: ownPercent, tier: answer === "above" ? "none" : answer };
}

/** Screens the household of a bill against the hospital's known policy, on an ISO day. An unknown household
 *  counts as one person with unknown income, so only limits that apply to every household are used. */
export function screenBill(bill: AuditedBill, day: string): Screening {
  return screenHousehold(hospitalOf(bill), householdOf(bill), day);
}

/** Returns the policy that counts: a typed one first, then the known one. Null: no policy. A typed policy is
 *  ignored unless the hospital is said to be nonprofit, because others don't have to have one. */
export function policyOf({ isNonprofit, assistance, hospital }: AuditedBill["provider"]): PolicyLines | null {
  return (isNonprofit === true ? assistance : null) ?? hospital?.policy ?? null;
}

function hospitalOf({ provider }: AuditedBill): ScreenedHospital {
  const { isNonprofit, hospital } = provider;
  return {
    policy: policyOf(provider),
    // Of a state that is not known no law is.
    state: hospital?.state ?? "",
    isCriticalAccess: hospital?.isCriticalAccess ?? null,
    isMetropolitan: hospital?.isMetropolitan ?? null,
    isNonprofit,
  };
}

function householdOf({ household, coverage }: AuditedBill): Household {
  const isInsured = coverage === null ? null : coverage !== "self-pay";
  const { size, annualIncomeCents, state } = household ?? { size: 1, annualIncomeCents: null, state: null };
  return { size, annualIncomeCents, state, isInsured, programs: [] };
}
