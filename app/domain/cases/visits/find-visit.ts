import type { ListedBill } from "#app/domain/bills/kept/kept-bill.ts";
import type { VisitPair } from "./visit-pairs.server.ts";

/** Another bill that may be of the same visit. */
export interface BillOfVisit {
  bill: ListedBill;
  /** What its owner decided; null: nothing yet. */
  decided: VisitPair["state"] | null;
  /** The same hospital sent both, else another provider who gave care on these days. */
  isSameSender: boolean;
}

/** More bills does no visit have. */
const MAX_OF_SAME_DAYS = 20;

export interface Visit {
  /** Those that were put together first, then those of the same days. */
  others: BillOfVisit[];
  /** What all bills that were put together ask for, this one included, in cents; null: none was, or one does not say. */
  togetherCents: number | null;
}

/** The bills of care on the same days as one of them, and not at a hospital of another state: a hospital, its doctors and a
 *  laboratory each send their own. Whether they belong together their owner says. `states`: of hospitals, by short id. */
export function findVisit(
  billId: string,
  bills: readonly ListedBill[],
  pairs: readonly VisitPair[],
  states: ReadonlyMap<string, string>,
): Visit {
  const own = bills.find((bill) => bill.billId === billId);
  if (!own) return { others: [], togetherCents: null };
  const others = bills.flatMap((bill): BillOfVisit[] => {
    if (bill.billId === billId) return [];
    const decided = pairs.find((pair) => isPairOf(pair, billId, bill.billId))?.state ?? null;
    if (decided === null && !(areOfSameDays(own, bill) && mayBeOfOnePlace(own, bill, states))) return [];
    return [{ bill, decided, isSameSender: areOfOneSender(own, bill) }];
  });
  const joined = others.filter(({ decided }) => decided === "joined");
  const asked = [own, ...joined.map(({ bill }) => bill)].map(({ summary }) => summary.amountDueCents);
  const isKnown = joined.length > 0 && asked.every((cents) => cents !== null);
  return {
    others: [...joined, ...others.filter(({ decided }) => decided === null).slice(0, MAX_OF_SAME_DAYS)],
    togetherCents: isKnown ? asked.reduce((sum: number, cents) => sum + (cents ?? 0), 0) : null,
  };
}

/** Whether a decision is about these two. */
export function isPairOf({ billId, otherBillId }: VisitPair, one: string, other: string): boolean {
  return (billId === one && otherBillId === other) || (billId === other && otherBillId === one);
}

/** Of one hospital of ours, or else of one name. */
export function areOfOneSender({ summary: a }: ListedBill, { summary: b }: ListedBill): boolean {
  if (a.hospital !== null && b.hospital !== null) return a.hospital.shortId === b.hospital.shortId;
  // A photo of the same name may lose a space or a mark
  const [name, other] = [a.providerName, b.providerName].map((text) =>
    text?.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ""),
  );
  return name !== undefined && name === other;
}

/** Most bills of doctors and laboratories name no place; two hospitals are near enough within one state. */
function mayBeOfOnePlace(
  { summary: a }: ListedBill,
  { summary: b }: ListedBill,
  states: ReadonlyMap<string, string>,
): boolean {
  const [state, other] = [a, b].map(({ hospital }) => hospital && states.get(hospital.shortId));
  return !state || !other || state === other;
}

/** Their days of care overlap. */
function areOfSameDays(one: ListedBill, other: ListedBill): boolean {
  const [a, b] = [daysOf(one), daysOf(other)];
  return a !== null && b !== null && a.first <= b.last && b.first <= a.last;
}

function daysOf({ summary: { firstServiceDate, lastServiceDate } }: ListedBill) {
  const [first, last] = [firstServiceDate ?? lastServiceDate, lastServiceDate ?? firstServiceDate];
  return first === null || last === null ? null : { first, last };
}
