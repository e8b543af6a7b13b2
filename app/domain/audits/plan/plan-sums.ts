import type { AmountKind } from "#app/domain/explanations/explanation.ts";
import type { PlanAmounts, PlanClaim } from "../plan-claim.ts";

/** An amount of a whole claim in cents: its total, else the sum of its lines where each of them has one; null: not told. */
export function claimAmount({ totals, lines }: PlanClaim, kind: AmountKind): number | null {
  return totals[kind] ?? sumKnown(lines.map(({ amounts }) => amounts[kind]));
}

/** What the plan says the patient owes on a claim in cents: its 'you owe', else all shares of it where nothing is refused;
 *  null: the plan does not say. */
export function owedOnClaim(claim: PlanClaim): number | null {
  const told = claimAmount(claim, "youOwe");
  if (told !== null) return told;
  if (claimAmount(claim, "notCovered") !== 0) return null;
  return sumKnown([
    claimAmount(claim, "deductible"),
    claimAmount(claim, "copay"),
    claimAmount(claim, "coinsurance"),
  ]);
}

/** What the plan refused and does not let the provider ask the patient for, in cents; 0 where it does not say. */
export function lostByProvider({ notCovered, youOwe, ...amounts }: PlanAmounts): number {
  if (notCovered === null || notCovered <= 0 || youOwe === null) return 0;
  if (youOwe === 0) return notCovered;
  const shares =
    sumKnown([amounts.deductible, amounts.copay, amounts.coinsurance]) ??
    differenceKnown(amounts.allowed, amounts.planPaid, amounts.otherInsurance ?? 0);
  return shares === null ? 0 : Math.max(0, notCovered - Math.max(0, youOwe - shares));
}

/** Whether the provider must write off all that the plan denied of a claim: no one may bill the patient for it. */
export function isRefusalProviders(claim: PlanClaim): boolean {
  const refusedCents = claimAmount(claim, "notCovered") ?? 0;
  const lostCents = claim.lines.reduce((sum, { amounts }) => sum + lostByProvider(amounts), 0);
  return refusedCents > 0 && Math.max(lostByProvider(claim.totals), lostCents) >= refusedCents;
}

/** Whether the amounts of a claim agree with one another, as far as they are told. */
export function addsUp(claim: PlanClaim): boolean {
  return [claim.totals, ...claim.lines.map(({ amounts }) => amounts)].every(areConsistent);
}

/** Whether another amount of the claim says what is owed, too: its lines, its shares, or what the plan left of what it allows. */
export function isOwedConfirmed(claim: PlanClaim): boolean {
  const { youOwe, allowed, planPaid, otherInsurance, notCovered, ...shares } = claim.totals;
  if (youOwe === null) return claimAmount(claim, "youOwe") !== null;
  const ofLines = sumKnown(claim.lines.map(({ amounts }) => amounts.youOwe));
  const ofShares = sumKnown([shares.deductible, shares.copay, shares.coinsurance]);
  const left = differenceKnown(allowed, planPaid, otherInsurance ?? 0);
  return [ofLines, ofShares, left].some(
    (amount) => amount !== null && (amount === youOwe || amount + (notCovered ?? 0) === youOwe),
  );
}

/** Whether amounts of a line or a claim agree with one another, as far as they are told. */
export function areConsistent({ billed, discount, notCovered, allowed, ...amounts }: PlanAmounts): boolean {
  const kept = differenceKnown(billed, discount, notCovered);
  if (kept !== null && allowed !== null && kept !== allowed) return false;
  const { planPaid, otherInsurance, deductible, copay, coinsurance, youOwe } = amounts;
  const shares = sumKnown([deductible, copay, coinsurance]);
  if (shares !== null && allowed !== null && planPaid !== null) {
    if (shares + planPaid + (otherInsurance ?? 0) !== allowed) return false;
  }
  if (notCovered !== 0 || youOwe === null) return true;
  const left = shares ?? differenceKnown(allowed, planPaid, otherInsurance ?? 0);
  return left === null || left === youOwe;
}

/** Null where one is not known, or there is none. */
export function sumKnown(amounts: readonly (number | null)[]): number | null {
  const known = amounts.filter((amount) => amount !== null);
  if (known.length === 0 || known.length < amounts.length) return null;
  return known.reduce((sum, amount) => sum + amount, 0);
}

function differenceKnown(whole: number | null, ...parts: (number | null)[]): number | null {
  const taken = sumKnown(parts);
  return whole === null || taken === null ? null : whole - taken;
}
