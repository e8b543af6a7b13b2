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
  const replaced = new Set(all.flatMap(({ replacesClaimNumber }) => keyOf(replacesClaimNumber) ?? []));
  const claims = all.filter((claim, index) => {
    const key = keyOf(claim.claimNumber);
    if (key === null) return true;
    if (replaced.has(key)) return false;
    return !all.some((other, at) => keyOf(other.claimNumber) === key && isNewer(other, at, claim, index));
  });
  const doubles = claims.flatMap((claim, index) =>
    claims
      .slice(index + 1)
      .flatMap((other) => (decideTheSame(claim, other) ? [[claim, other] as const] : [])),
  );
  const afterOthers = new Set(doubles.flatMap((pair) => pair.filter(hasOtherInsurance)));
  return {
    claims,
    afterOthers,
    isAmbiguous: doubles.some(
      ([one, other]) => one.plan === other.plan || hasOtherInsurance(one) === hasOtherInsurance(other),
    ),
  };
}

/** Whether two claims are for the same services: the same days and the same amount billed by the same provider. */
function decideTheSame(one: PlanClaim, other: PlanClaim): boolean {
  const billed = claimAmount(one, "billed");
  return (
    billed !== null &&
    billed > 0 &&
    billed === claimAmount(other, "billed") &&
    one.serviceFrom === other.serviceFrom &&
    one.serviceTo === other.serviceTo
  );
}

const hasOtherInsurance = (claim: PlanClaim) => (claimAmount(claim, "otherInsurance") ?? 0) > 0;

function isNewer(other: PlanClaim, at: number, claim: PlanClaim, index: number): boolean {
  const [theirs, ours] = [other.processedDate ?? "", claim.processedDate ?? ""];
  return theirs === ours ? at > index : theirs > ours;
}

function keyOf(claimNumber: string | null): string | null {
  return claimNumber?.replace(/[^a-z0-9]/gi, "").toUpperCase() || null;
}
