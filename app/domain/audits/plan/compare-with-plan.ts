import type { AuditedBill } from "../audited-bill.ts";
import { isDueDoubted } from "../doubted-sums.ts";
import type { Suspect } from "../finding.ts";
import type { PlanClaim, PlanLine } from "../plan-claim.ts";
import type { StandingLine } from "../standing-lines.ts";
import { type CurrentClaims, currentClaims } from "./current-claims.ts";
import { type ExcessCause, explainExcess } from "./explain-excess.ts";
import { isEmergencyCare } from "./is-emergency-care.ts";
import { type PairedLines, pairPlanLines } from "./pair-plan-lines.ts";
import { addsUp, claimAmount, isOwedConfirmed, lostByProvider, owedOnClaim, sumKnown } from "./plan-sums.ts";

/** A bill held against the claims that belong to it; amounts in cents. */
export interface PlanComparison extends CurrentClaims, PairedLines {
  /** Of the unseen charges, those that the plan saw once and the bill has again. */
  copies: readonly StandingLine[];
  /** The plan's amount owed on all claims; null: the plan doesn't say, or the claims might not cover all of the bill. */
  owedCents: number | null;
  /** What is asked for above it; 0: nothing. Null: it cannot be said. */
  excessCents: number | null;
  /** What explains the excess to the cent; null: nothing does. */
  causes: ReadonlySet<ExcessCause> | null;
  /** What each cause comes to, whether it explains anything or not. */
  amounts: Readonly<Record<ExcessCause, number>>;
  /** Of all claims together; null: it is not said, or differs. */
  network: "in" | "out" | null;
  /** Every claim out of the network is protected emergency care. */
  isEmergency: boolean;
  /** An amount of a claim was not read surely, or its amounts contradict one another. */
  isDoubted: boolean;
  /** What the bill asks for may have been misread. */
  isDueDoubted: boolean;
}

/** Compares a bill with its claims; null where it has none. One fact is told once: each cent of the excess has one cause. `doubted`:
 *  the bill's numbers that may have been misread. */
export function compareWithPlan(
  bill: AuditedBill,
  standing: readonly StandingLine[],
  doubted: readonly Suspect[] | null,
): PlanComparison | null {
  if (!bill.planClaims || bill.planClaims.length === 0) return null;
  const current = currentClaims(bill.planClaims.map(mendBilled));
  const deciding = decidingClaims(current);
  const paired = settlePairs(bill, standing, deciding);
  const copies = copiesAmong(paired);
  const amounts = possibleAmounts(bill, current, deciding, paired, copies);
  const owedCents = current.isAmbiguous ? null : sumKnown(deciding.map(owedOnClaim));
  const aboveCents = aboveOwed(bill, owedCents);
  const causes = aboveCents === null || aboveCents === 0 ? null : explainExcess(aboveCents, amounts);
  const isComparable =
    causes !== null ||
    (paired.unseen.length === 0 && !contradictsItself(bill) && coverAll(bill, deciding, paired));
  const outside = current.claims.filter(({ network }) => network === "out");
  return {
    ...current,
    ...paired,
    copies,
    owedCents,
    excessCents: aboveCents === 0 || isComparable ? aboveCents : null,
    causes,
    amounts,
    network: commonNetwork(current.claims),
    isEmergency: outside.length > 0 && outside.every((claim) => isEmergencyCare(bill, claim)),
    isDoubted: current.claims.some(isDoubtful),
    isDueDoubted: isDueDoubted(bill, doubted),
  };
}

/** The claims whose 'you owe' counts: of one that two plans decided about, the one that came last. */
function decidingClaims({ claims, afterOthers }: CurrentClaims): readonly PlanClaim[] {
  const careOf = (claim: PlanClaim) => `${claimAmount(claim, "billed")} ${claim.serviceFrom}`;
  const decidedAfter = new Set([...afterOthers].map(careOf));
  return claims.filter((claim) => afterOthers.has(claim) || !decidedAfter.has(careOf(claim)));
}

/** Where both come to the same sum, and no line is found, one of them puts lines together. A claim whose lines are not all
 *  known says nothing of what the plan did not see. */
function settlePairs(
  bill: AuditedBill,
  standing: readonly StandingLine[],
  claims: readonly PlanClaim[],
): PairedLines {
  const paired = pairPlanLines(standing, claims);
  const areLinesWhole = claims.every(({ lines, totals }) => {
    const sum = sumKnown(lines.map(({ amounts }) => amounts.billed));
    return sum !== null && (totals.billed === null || totals.billed === sum);
  });
  const billedCents = sumKnown(claims.map((claim) => claimAmount(claim, "billed")));
  if (areLinesWhole && billedCents !== chargesOf(bill)) return paired;
  return { ...paired, unseen: [], notOnBill: [] };
}

/** Whether the claims decide about all that the bill charges. */
function coverAll(bill: AuditedBill, claims: readonly PlanClaim[], { pairs }: PairedLines): boolean {
  const billedCents = sumKnown(claims.map((claim) => claimAmount(claim, "billed")));
  if (billedCents !== null && billedCents === chargesOf(bill)) return true;
  const charges = bill.lines.filter(({ amountCents }) => amountCents > 0);
  return charges.length > 0 && pairs.length === charges.length;
}

function chargesOf({ totals, lines }: AuditedBill): number | null {
  return totals.chargesCents ?? sumKnown(lines.map(({ amountCents }) => amountCents));
}

/** Null: not known. An earlier balance doesn't concern these claims. */
function aboveOwed(bill: AuditedBill, owedCents: number | null): number | null {
  const { balanceCents, previousCents } = bill.totals;
  if (balanceCents === null || owedCents === null) return null;
  const askedCents = balanceCents - (previousCents ?? 0);
  return Math.max(0, Math.min(askedCents, leftOfCharges(bill) ?? askedCents) - owedCents);
}

/** What the bill's own charges leave to be paid; null: it states none. */
function leftOfCharges({ totals }: AuditedBill): number | null {
  const { chargesCents, adjustmentsCents, paymentsCents } = totals;
  return chargesCents === null ? null : chargesCents - (adjustmentsCents ?? 0) - (paymentsCents ?? 0);
}

/** Whether the bill asks for more than its own charges leave: `balance-mismatch` tells what is above them. */
function contradictsItself(bill: AuditedBill): boolean {
  const { balanceCents, previousCents } = bill.totals;
  const leftCents = leftOfCharges(bill);
  return balanceCents !== null && leftCents !== null && balanceCents - (previousCents ?? 0) > leftCents;
}

/** What a bill that shows no adjustment or payment took off is nothing: it counts only where it explains the excess. */
function possibleAmounts(
  { totals }: AuditedBill,
  { claims, afterOthers }: CurrentClaims,
  deciding: readonly PlanClaim[],
  { pairs, unseen }: PairedLines,
  copies: readonly StandingLine[],
): Record<ExcessCause, number> {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const amountOf = ({ line }: StandingLine) => line.amountCents;
  const copied = sum(copies.map(amountOf));
  const paid = sum(claims.map((claim) => claimAmount(claim, "planPaid") ?? 0));
  const first = claims.filter((claim) => !afterOthers.has(claim));
  const writtenOff = sum(first.map((claim) => claimAmount(claim, "discount") ?? 0));
  return {
    unseen: sum(unseen.map(amountOf)) - copied,
    copies: copied,
    higher: sum(
      pairs.map(({ standing, line }) =>
        Math.max(0, standing.line.amountCents - (line.amounts.billed ?? standing.line.amountCents)),
      ),
    ),
    denied: sum(deciding.map(deniedOn)),
    payment: Math.max(0, paid - (totals.insurancePaidCents ?? totals.paymentsCents ?? 0)),
    "write-off": Math.max(0, writtenOff - (totals.adjustmentsCents ?? 0)),
  };
}

function deniedOn({ lines, totals }: PlanClaim): number {
  const ofLines = lines.reduce((sum, { amounts }) => sum + lostByProvider(amounts), 0);
  return lines.length > 0 ? ofLines : lostByProvider(totals);
}

/** Amounts of a document that contradict one another were read wrongly; a file's own contradictions are reported where it is
 *  read. */
function isDoubtful(claim: PlanClaim): boolean {
  if (claim.isDoubted === true) return true;
  return claim.source === "printed" && !(addsUp(claim) && isOwedConfirmed(claim));
}

/** Of the unseen charges, those that are like one the plan saw: by code, or by words where the charge has none. */
function copiesAmong({ pairs, unseen }: PairedLines): StandingLine[] {
  const keyOf = ({ line, day }: StandingLine, by: "code" | "words") => {
    const service = by === "code" ? line.serviceCode?.code : line.description;
    return JSON.stringify([by, line.amountCents, day, service]);
  };
  const seen = new Set(pairs.flatMap(({ standing }) => [keyOf(standing, "code"), keyOf(standing, "words")]));
  return unseen.filter((charge) => seen.has(keyOf(charge, charge.line.serviceCode ? "code" : "words")));
}

function commonNetwork(claims: readonly PlanClaim[]): "in" | "out" | null {
  const [first, ...others] = new Set(claims.map(({ network }) => network));
  return others.length === 0 ? (first ?? null) : null;
}

function sumBilled(lines: readonly PlanLine[]): number | null {
  return sumKnown(lines.map(({ amounts }) => amounts.billed));
}

/**
 * Returns a corrected claim of a document whose lines were billed its total, where one of them was misread. The discount, the
 * denied and the allowed amount of a line add up to its billed amount. The claim is corrected only where all lines then add up to
 * the total to the cent; otherwise the claim stays.
 */
function mendBilled(claim: PlanClaim): PlanClaim {
  const { source, lines, totals } = claim;
  if (source !== "printed" || totals.billed === null || sumBilled(lines) === totals.billed) return claim;
  const mended = lines.map((line) => {
    const { discount, notCovered, allowed } = line.amounts;
    const billed = sumKnown([discount, notCovered ?? 0, allowed]);
    return billed === null ? line : { ...line, amounts: { ...line.amounts, billed } };
  });
  return sumBilled(mended) === totals.billed ? { ...claim, lines: mended } : claim;
}
