import type { ExplainedClaim } from "../explanation.ts";
import { keysOfItem, keysToAsk, openFreeItems } from "./free-items.ts";
import type { MatchableBill, MatchReason } from "./matchable-bill.ts";
import { numberKey } from "./newest-claims.ts";
import { isSameProvider } from "./same-provider.ts";

export interface ClaimWeight {
  /** 0 to 1. */
  confidence: number;
  reasons: MatchReason[];
}

/** Nobody has said how surely a name or a day alone tells two bills apart: money has to agree, or a number. */
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

/** A number of fewer digits and letters may be anybody's. */
const MIN_NUMBER_LENGTH = 5;
const MOST_CONFIDENCE = 0.99;

/** How surely a claim is of a bill, and why. Days that exclude each other exclude the match: a bill of another year. */
export function weighClaim(bill: MatchableBill, claim: ExplainedClaim): ClaimWeight {
  const days = compareDays(bill, claim);
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
  weighMoney(bill, claim, count);
  if (confidence === 0) return nothing;
  if (days === "same") count(weights.dates, { kind: "same-dates" });
  const names = [bill.providerName, ...bill.hospitalNames].filter((name) => name !== null);
  if (claim.provider && names.length > 0) {
    const provider = claim.provider.value;
    if (names.some((name) => isSameProvider(name, provider))) {
      count(weights.provider, { kind: "same-provider" });
    } else if (!isNumbered) count(weights.otherProvider);
  }
  return { confidence: Math.max(0, Math.min(confidence, MOST_CONFIDENCE)), reasons };
}

function weighMoney(
  bill: MatchableBill,
  claim: ExplainedClaim,
  count: (weight: number, reason?: MatchReason) => void,
): void {
  const charges = bill.lines.filter(({ amountCents }) => amountCents > 0);
  const billedCents = claim.totals.billed?.value ?? sumOfLines(claim);
  const chargesCents = bill.chargesCents ?? charges.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const isSameBilled = billedCents !== null && billedCents > 0 && billedCents === chargesCents;
  if (isSameBilled) count(weights.billed, { kind: "same-billed", cents: billedCents });
  const found = findLines(bill, claim);
  const comparable = Math.min(charges.length, claim.lines.length);
  if (comparable === 0 || found.whole + found.byCode === 0) return;
  const share = (found.whole + found.byCode / 2) / comparable;
  const reason = { kind: "same-lines" as const, count: found.whole, billLines: charges.length };
  const told = found.whole > 0 ? reason : undefined;
  if (isSameBilled) {
    count(comparable > 1 ? weights.linesOfBilled * share : weights.oneLineOfBilled * share, told);
  } else {
    count((found.whole > 1 ? weights.severalLines : weights.oneLine) + weights.lines * share, told);
  }
}

/** How many charges the claim has with the same amount, and how many more with another one for the same code. */
function findLines(bill: MatchableBill, claim: ExplainedClaim): { whole: number; byCode: number } {
  const charges = bill.lines.filter(({ amountCents }) => amountCents > 0);
  const alike = openFreeItems(
    claim.lines.map((line) => ({
      code: line.serviceCode?.value.code ?? null,
      day: line.serviceDate?.value ?? null,
      billedCents: line.amounts.billed?.value ?? null,
    })),
    ({ billedCents, day, code }) => keysOfItem(String(billedCents), [day, code]),
  );
  const whole = charges.filter(({ amountCents, serviceDate, code }) =>
    alike.take(keysToAsk(String(amountCents), [serviceDate, code])),
  );
  const ofCode = openFreeItems(alike.rest(), ({ code, day }) =>
    code === null ? [] : keysOfItem(code, [day]),
  );
  const byCode = charges.filter(
    ({ amountCents, serviceDate, code }) =>
      code !== null &&
      ofCode.take(keysToAsk(code, [serviceDate]), {
        name: String(amountCents),
        has: ({ billedCents }) => billedCents === amountCents,
      }),
  );
  return { whole: whole.length, byCode: byCode.length };
}

function sumOfLines({ lines }: ExplainedClaim): number | null {
  const amounts = lines.map(({ amounts: { billed } }) => billed?.value ?? null);
  const known = amounts.filter((amount) => amount !== null);
  return known.length === 0 || known.length < amounts.length
    ? null
    : known.reduce((sum, amount) => sum + amount, 0);
}

/** `other`: both say when care was given, and no day is the same. */
function compareDays(bill: MatchableBill, claim: ExplainedClaim): "same" | "other" | "unknown" {
  const days = bill.lines.flatMap(({ serviceDate }) => serviceDate ?? []);
  const first = [...(bill.serviceFrom ? [bill.serviceFrom] : []), ...days].sort()[0];
  const last = [...(bill.serviceTo ? [bill.serviceTo] : []), ...days].sort().at(-1) ?? first;
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
