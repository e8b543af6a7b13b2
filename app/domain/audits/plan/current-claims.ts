import { numberKey } from "#app/domain/explanations/matching/newest-claims.ts";
import type { PlanClaim } from "../plan-claim.ts";
import { claimAmount } from "./plan-sums.ts";

/** The claims that count. */
export interface CurrentClaims {
  /** Those that no other one replaces, in their order. */
  claims: readonly PlanClaim[];
  /** Those of them whose services another plan paid a part of before; what it says is owed goes before the other's. */
  afterOthers: ReadonlySet<PlanClaim>;
  /** Two claims decide the same services, and nothing says which of them counts. */
  isAmbiguous: boolean;
}

/** Leaves out claims that were replaced, and those that came again: the same number, of which only the newest counts. */
export function currentClaims(all: readonly PlanClaim[]): CurrentClaims {
  const replaced = new Set(all.flatMap(({ replacesClaimNumber }) => numberKey(replacesClaimNumber) ?? []));
  const newest = new Map<string, PlanClaim>();
  for (const claim of all) {
    const key = numberKey(claim.claimNumber);
    if (key === null) continue;
    const before = newest.get(key)?.processedDate ?? "";
    if ((claim.processedDate ?? "") >= before) newest.set(key, claim);
  }
  const claims = all.filter((claim) => {
    const key = numberKey(claim.claimNumber);
    return key === null || (!replaced.has(key) && newest.get(key) === claim);
  });
  const doubles = decidedTwice(claims);
  return {
    claims,
    afterOthers: new Set(doubles.flat().filter(hasOtherInsurance)),
    // Of three, two have other insurance, or have none
    isAmbiguous: doubles.some(
      ([one, other, third]) =>
        third ||
        one?.plan === other?.plan ||
        (one && other && hasOtherInsurance(one) === hasOtherInsurance(other)),
    ),
  };
}

/** Claims for the same services, two or more: the same days and the same amount billed by the same provider. */
function decidedTwice(claims: readonly PlanClaim[]): PlanClaim[][] {
  const groups = new Map<string, PlanClaim[]>();
  for (const claim of claims) {
    const billed = claimAmount(claim, "billed");
    if (billed === null || billed <= 0) continue;
    const key = `${billed} ${claim.serviceFrom} ${claim.serviceTo}`;
    const group = groups.get(key);
    if (group) group.push(claim);
    else groups.set(key, [claim]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

const hasOtherInsurance = (claim: PlanClaim) => (claimAmount(claim, "otherInsurance") ?? 0) > 0;
