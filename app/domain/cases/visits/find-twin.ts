import type { BillSummary, ListedBill } from "#app/domain/bills/kept/kept-bill.ts";
import { areOfOneSender, isPairOf } from "./find-visit.ts";
import type { VisitPair } from "./visit-pairs.server.ts";

/** Another copy of a bill, as from a file and from a photo; null: none, or its owner decided about the two. */
export function findTwin(
  billId: string,
  bills: readonly ListedBill[],
  pairs: readonly VisitPair[],
): ListedBill | null {
  const own = bills.find((bill) => bill.billId === billId);
  const isDecided = (other: ListedBill) => pairs.some((pair) => isPairOf(pair, billId, other.billId));
  return (own && bills.find((other) => other !== own && areTwins(own, other) && !isDecided(other))) ?? null;
}

/** One sender asks for one amount of the same charges on one day: a reminder bears another day. */
function areTwins(one: ListedBill, other: ListedBill): boolean {
  const [a, b] = [one.summary, other.summary];
  const isSame = (name: "chargesCents" | "amountDueCents" | "statementDate") => a[name] === b[name];
  const isDated = a.statementDate !== null || b.statementDate !== null;
  return (
    a.amountDueCents !== null &&
    isSame("amountDueCents") &&
    isSame("chargesCents") &&
    isSame("statementDate") &&
    (isDated || isOfSameCare(a, b)) &&
    areOfOneSender(one, other)
  );
}

const isOfSameCare = (a: BillSummary, b: BillSummary) =>
  a.firstServiceDate !== null &&
  a.firstServiceDate === b.firstServiceDate &&
  a.lastServiceDate === b.lastServiceDate;
