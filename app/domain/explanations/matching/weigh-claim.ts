import type { ExplainedClaim } from "../explanation.ts";
import { type BillCharges, openBillCharges } from "./bill-charges.ts";
import type { MatchableBill, MatchReason } from "./matchable-bill.ts";
import { numberKey } from "./newest-claims.ts";
import { isSameProvider } from "./same-provider.ts";

export interface ClaimWeight {
  /** 0 to 1. */
  confidence: number;
  reasons: MatchReason[];
}

/** No one has measured how surely a name or a day alone distinguishes two bills: money has to agree, or a number. */
const weights = {
  number: 0.75,
  billed: 0.55,
  /** What lines add where the whole amount agrees, too; one line alone is often the whole. */
  linesOfBilled: 0.35,
  oneLineOfBilled: 0.15,
  severalLines: 0.3,
  oneLine: 0.1,
  /** Times the share of lines that are found. */
  lines: 0.4,
  dates: 0.2,
  provider: 0.2,
  otherProvider: -0.3,
} as const;

/** A number of fewer digits and letters may be anyone's. */
const MIN_NUMBER_LENGTH = 5;
const MAX_CONFIDENCE = 0.99;

/** Weighs how surely each claim is of a bill, and why. Days that exclude each other exclude the match: a bill of another year. */
export function openClaimScale(bill: MatchableBill): (claim: ExplainedClaim) => ClaimWeight {
  const charges = openBillCharges(bill.lines);
  const careDays = careDaysOf(bill);
  const names = [bill.providerName, ...bill.hospitalNames].filter((name) => name !== null);
  const judged = new Map<string, boolean>();
  const isProvider = (provider: string) => {
    const isSame = judged.get(provider) ?? names.some((name) => isSameProvider(name, provider));
    judged.set(provider, isSame);
    return isSame;
  };
  return (claim) =>
    weighClaim({ bill, charges, careDays, isProvider: names.length > 0 ? isProvider : null }, claim);
}

interface WeighedBill {
  bill: MatchableBill;
  charges: BillCharges;
  /** ISO days; undefined: the bill tells none. */
  careDays: { first: string | undefined; last: string | undefined };
  /** Whether a claim names the bill's provider; null: the bill names none. */
  isProvider: ((provider: string) => boolean) | null;
}

function weighClaim(
  { bill, charges, careDays, isProvider }: WeighedBill,
  claim: ExplainedClaim,
): ClaimWeight {
  const days = compareDays(bill, careDays, claim);
  const nothing = { confidence: 0, reasons: [] };
  if (days === "other") return nothing;
  const reasons: MatchReason[] = [];
  let confidence = 0;
  const count = (weight: number, reason?: MatchReason) => {
    confidence += weight;
    if (reason) reasons.push(reason);
  };
  if (hasNumber(bill.claimNumbers, claim.claimNumber?.value)) {
    count(weights.number, { kind: "same-claim-number" });
  }
  const accounts = bill.accountNumber === null ? [] : [bill.accountNumber];
  if (hasNumber(accounts, claim.accountNumber?.value)) {
    count(weights.number, { kind: "same-account-number" });
  }
  const isNumbered = confidence > 0;
  weighMoney(bill, charges, claim, count);
  if (confidence === 0) return nothing;
  if (days === "same") count(weights.dates, { kind: "same-dates" });
  if (claim.provider && isProvider) {
    if (isProvider(claim.provider.value)) {
      count(weights.provider, { kind: "same-provider" });
    } else if (!isNumbered) count(weights.otherProvider);
  }
  return { confidence: Math.max(0, Math.min(confidence, MAX_CONFIDENCE)), reasons };
}

function weighMoney(
  bill: MatchableBill,
  charges: BillCharges,
  claim: ExplainedClaim,
  count: (weight: number, reason?: MatchReason) => void,
): void {
  const billedCents = claim.totals.billed?.value ?? sumOfLines(claim);
  const chargesCents = bill.chargesCents ?? charges.sumCents;
  const isSameBilled = billedCents !== null && billedCents > 0 && billedCents === chargesCents;
  if (isSameBilled) count(weights.billed, { kind: "same-billed", cents: billedCents });
  const found = charges.findIn(claim);
  const comparable = Math.min(charges.count, claim.lines.length);
  if (comparable === 0 || found.whole + found.byCode === 0) return;
  const share = (found.whole + found.byCode / 2) / comparable;
  const reason = { kind: "same-lines" as const, count: found.whole, billLines: charges.count };
  const told = found.whole > 0 ? reason : undefined;
  if (isSameBilled) {
    count(comparable > 1 ? weights.linesOfBilled * share : weights.oneLineOfBilled * share, told);
  } else {
    count((found.whole > 1 ? weights.severalLines : weights.oneLine) + weights.lines * share, told);
  }
}

function sumOfLines({ lines }: ExplainedClaim): number | null {
  const amounts = lines.map(({ amounts: { billed } }) => billed?.value ?? null);
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 || known.length < amounts.length
    ? null
    : known.reduce((sum, amount) => sum + amount, 0);
}

function careDaysOf(bill: MatchableBill): WeighedBill["careDays"] {
  const days = bill.lines.flatMap(({ serviceDate }) => serviceDate ?? []);
  const first = [...(bill.serviceFrom ? [bill.serviceFrom] : []), ...days].sort()[0];
  const last = [...(bill.serviceTo ? [bill.serviceTo] : []), ...days].sort().at(-1) ?? first;
  return { first, last };
}

/** `other`: both say when care was given, and no day is the same. */
function compareDays(
  bill: MatchableBill,
  { first, last }: WeighedBill["careDays"],
  claim: ExplainedClaim,
): "same" | "other" | "unknown" {
  if (claim.serviceDates === null) return "unknown";
  const { first: from, last: to } = claim.serviceDates;
  if (first === undefined || last === undefined) {
    // A bill is written after the care.
    return bill.statementDate !== null && bill.statementDate < from.value ? "other" : "unknown";
  }
  return first <= to.value && from.value <= last ? "same" : "other";
}

function hasNumber(numbers: readonly string[], number: string | undefined): boolean {
  const key = numberKey(number ?? null);
  return key !== null && key.length >= MIN_NUMBER_LENGTH && numbers.some((one) => numberKey(one) === key);
}
