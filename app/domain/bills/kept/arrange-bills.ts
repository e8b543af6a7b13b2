import type { BillSummary, KeptBillState, ListedBill } from "./kept-bill.ts";

export const billSorts = ["added", "date", "highest", "lowest", "provider"] as const;

/** "added": the newest first; "date": of the bill, the latest first; "highest" and "lowest": by total charges. What a bill
 *  does not state comes last. */
export type BillSort = (typeof billSorts)[number];

export interface BillListQuery {
  /** Words of the provider or of a description, or codes; '' = all. */
  search: string;
  state: KeptBillState | null;
  sort: BillSort;
}

/** The bills that have every word of a search somewhere, in order; `bills` come in the order of adding. */
export function arrangeBills(
  bills: readonly ListedBill[],
  { search, state, sort }: BillListQuery,
): ListedBill[] {
  const words = plainText(search).split(" ").filter(Boolean);
  const fitting = bills.filter(
    (bill) => (state === null || bill.state === state) && hasWords(bill.summary, words),
  );
  return sort === "added" ? fitting : fitting.sort((a, b) => comparisons[sort](a.summary, b.summary));
}

/** The day a bill is known by, ISO: when it was written, else the first day of service; null when it states neither. */
export function billDateOf({
  statementDate,
  firstServiceDate,
}: Pick<BillSummary, "statementDate" | "firstServiceDate">): string | null {
  return statementDate ?? firstServiceDate;
}

const inOrder = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

const comparisons: Record<Exclude<BillSort, "added">, (a: BillSummary, b: BillSummary) => number> = {
  date: by(billDateOf, (a, b) => inOrder(b, a)),
  highest: by(
    ({ chargesCents }) => chargesCents,
    (a, b) => b - a,
  ),
  lowest: by(
    ({ chargesCents }) => chargesCents,
    (a, b) => a - b,
  ),
  provider: by(({ providerName }) => (providerName === null ? null : plainText(providerName)), inOrder),
};

function by<Value>(
  read: (summary: BillSummary) => Value | null,
  compare: (a: Value, b: Value) => number,
): (a: BillSummary, b: BillSummary) => number {
  return (a, b) => {
    const [first, second] = [read(a), read(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return compare(first, second);
  };
}

function hasWords({ providerName, hospital, searchText }: BillSummary, words: readonly string[]): boolean {
  if (words.length === 0) return true;
  const text = plainText(`${providerName ?? ""} ${hospital?.name ?? ""} ${searchText}`);
  return words.every((word) => text.includes(word));
}

/** Without capitals and accents, so that 'clinica' finds 'Clínica'. */
function plainText(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ");
}
