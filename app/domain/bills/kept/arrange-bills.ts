import type { KeptState } from "#app/domain/kept/kept-document.ts";
import type { BillSummary, ListedBill } from "./kept-bill.ts";

export const billSorts = ["added", "date", "highest", "lowest", "provider"] as const;

/** "added": the newest first; "date": of the bill, the latest first; "highest" and "lowest": by total charges. What a bill
 *  does not state comes last. */
export type BillSort = (typeof billSorts)[number];

export interface BillListQuery {
  /** Words of the provider or of a description, or codes; '' = all. */
  search: string;
  state: KeptState | null;
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
  return sort === "added" ? fitting : inOrder(fitting, sort);
}

/** The day a bill is known by, ISO: when it was written, else the first day of service; null when it states neither. */
export function billDateOf({
  statementDate,
  firstServiceDate,
}: Pick<BillSummary, "statementDate" | "firstServiceDate">): string | null {
  return statementDate ?? firstServiceDate;
}

type SortKey = string | number | null;

const sortKeys: Record<
  Exclude<BillSort, "added">,
  { of: (summary: BillSummary) => SortKey; isFalling: boolean }
> = {
  date: { of: billDateOf, isFalling: true },
  highest: { of: ({ chargesCents }) => chargesCents, isFalling: true },
  lowest: { of: ({ chargesCents }) => chargesCents, isFalling: false },
  provider: { of: ({ providerName }) => providerName && plainText(providerName), isFalling: false },
};

function inOrder(bills: readonly ListedBill[], sort: Exclude<BillSort, "added">): ListedBill[] {
  const { of, isFalling } = sortKeys[sort];
  const keyed = bills.map((bill) => ({ bill, key: of(bill.summary) }));
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (a === b) return 0;
    return a < b === isFalling ? 1 : -1;
  });
  return keyed.map(({ bill }) => bill);
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
