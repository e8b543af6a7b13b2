import { centsOfDecimal } from "../decimal-cents.ts";
import type { Explanation, PlanKind } from "../explanation.ts";
import { type FileProblem, type ReadStructured, tidyName } from "../structured-file.ts";
import { statedAmounts, toldOrNull } from "../told.ts";
import { payeeNumbersOf } from "./billed-by.ts";
import { groupClaims, type Transaction } from "./group-claims.ts";
import { dayOf, isoDay, type ReadClaim, readClaim } from "./read-claim.ts";
import { type Segment, splitSegments } from "./split-segments.ts";

/** What a claim's filing code says of the plan (CLP06); others say nothing that counts. */
const PLAN_KINDS: ReadonlyMap<string, PlanKind> = new Map([
  ["MA", "medicare"],
  ["MB", "medicare"],
  ["16", "medicare-advantage"],
  ["MC", "medicaid"],
]);

/**
 * Reads X12 835 remittance advice, version 5010 and like ones: each transaction is an explanation. Of a file that ends in the
 * middle the claims before its end are read. Charge less adjustments is payment, of each service and claim, or it is told.
 */
export function read835(text: string): ReadStructured {
  const split = splitSegments(text);
  if (split.outcome === "no-interchange") {
    return { outcome: "refused", reason: "wrong-separators", found: null };
  }
  if (split.outcome === "too-many") return { outcome: "refused", reason: "too-many-items", found: null };
  const { transactions, others } = groupClaims(split.segments);
  if (transactions.length === 0) {
    const [found = ""] = others;
    if (found === "" && split.isCutOff) return { outcome: "refused", reason: "cut-off", found: null };
    return { outcome: "refused", reason: "not-835", found: /^\w{1,6}$/.test(found) ? found : null };
  }
  for (const transaction of transactions) {
    // The last claim of a transaction without an end may lack services.
    if (!transaction.isWhole) transaction.claims.pop();
  }
  const isCutOff = split.isCutOff || transactions.some(({ isWhole }) => !isWhole);
  const read = transactions.map((transaction) => readTransaction(transaction, split.component));
  if (isCutOff && read.every(({ explanation }) => explanation.claims.length === 0)) {
    return { outcome: "refused", reason: "cut-off", found: null };
  }
  const cutOff: FileProblem[] = isCutOff ? [{ kind: "cut-off" }] : [];
  return {
    outcome: "read",
    explanations: read.map(({ explanation }) => explanation),
    problems: [...cutOff, ...read.flatMap(({ problems }) => problems)],
    others: [],
  };
}

function readTransaction(
  { head, claims, providerAdjustments, isWhole }: Transaction,
  component: string,
): { explanation: Explanation; problems: FileProblem[] } {
  const payer = partyOf(head, "PR");
  const paidOn = isoDay(head.find(([name]) => name === "BPR")?.[16]) ?? dayOf(head, "405");
  const frame = {
    payee: partyOf(head, "PE"),
    payeeNumbers: payeeNumbersOf(head),
    component,
    decidedOn: paidOn,
  };
  const read = claims.map((claim) => readClaim(claim, frame));
  const taken = providerAdjustments.flatMap(readProviderAdjustment);
  const kinds = new Set(read.map(({ filingCode }) => PLAN_KINDS.get(filingCode ?? "") ?? null));
  const members = new Set(read.map(({ memberId }) => memberId));
  const explanation: Explanation = {
    source: "835",
    plan: toldOrNull(payer),
    planKind: kinds.size === 1 ? ([...kinds][0] ?? null) : null,
    administrator: null,
    issueDate: toldOrNull(dayOf(head, "405") ?? paidOn),
    memberId: members.size === 1 ? toldOrNull([...members][0]) : null,
    claims: read.map(({ claim }) => claim),
    totals: statedAmounts({}),
    remarks: [],
    appeal: { days: null, by: null, address: null },
    accumulators: [],
  };
  const gap = isWhole ? paymentGap(head, read, taken) : [];
  return { explanation, problems: [...read.flatMap(({ problems }) => problems), ...taken, ...gap] };
}

function partyOf(head: readonly Segment[], entity: string): string | null {
  return tidyName(head.find(([name, kind]) => name === "N1" && kind === entity)?.[2] ?? "");
}

type ProviderAdjustment = Extract<FileProblem, { kind: "provider-adjustment" }>;

/** PLB: up to six reasons with their amounts; positive: taken from the payment. */
function readProviderAdjustment(segment: Segment): ProviderAdjustment[] {
  return [3, 5, 7, 9, 11, 13].flatMap((at) => {
    const text = tidyName(segment[at] ?? "");
    const cents = centsOfDecimal(segment[at + 1] ?? "");
    return text === null || cents === null ? [] : [{ kind: "provider-adjustment" as const, text, cents }];
  });
}

/** The payment is that of all claims less what was taken back besides. */
function paymentGap(
  head: readonly Segment[],
  read: readonly ReadClaim[],
  taken: readonly ProviderAdjustment[],
): FileProblem[] {
  const paidCents = centsOfDecimal(head.find(([name]) => name === "BPR")?.[2] ?? "");
  if (paidCents === null) return [];
  const ofClaims = read.reduce((sum, { claim }) => sum + (claim.totals.planPaid?.value ?? 0), 0);
  const cents = ofClaims - taken.reduce((sum, adjustment) => sum + adjustment.cents, 0) - paidCents;
  return cents === 0
    ? []
    : [{ kind: "does-not-add-up", claimNumber: null, lineIndex: null, of: "payment", cents }];
}
