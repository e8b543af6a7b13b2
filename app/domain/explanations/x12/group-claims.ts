import type { Segment } from "./split-segments.ts";

/** A claim's segments, and those of each service. */
export interface ClaimSegments {
  head: Segment[];
  services: Segment[][];
}

/** One transaction (ST to SE): who pays whom, and the claims. */
export interface Transaction {
  head: Segment[];
  claims: ClaimSegments[];
  /** After the claims: what was paid or taken back besides. */
  providerAdjustments: Segment[];
  /** It has its end (SE). */
  isWhole: boolean;
}

/** The 835 transactions of an interchange; `others`: kinds of transactions that are none. */
export function groupClaims(segments: readonly Segment[]): { transactions: Transaction[]; others: string[] } {
  const transactions: Transaction[] = [];
  const others: string[] = [];
  let open: Transaction | null = null;
  for (const segment of segments) {
    const [name = "", kind = ""] = segment;
    if (name === "ST") {
      open = null;
      if (kind === "835") {
        open = { head: [], claims: [], providerAdjustments: [], isWhole: false };
        transactions.push(open);
      } else others.push(kind);
    } else if (open !== null) {
      if (name === "SE") {
        open.isWhole = true;
        open = null;
      } else addSegment(open, segment);
    }
  }
  return { transactions, others };
}

function addSegment(transaction: Transaction, segment: Segment): void {
  const [name = ""] = segment;
  const claim = transaction.claims.at(-1);
  if (name === "CLP") transaction.claims.push({ head: [segment], services: [] });
  else if (name === "PLB") transaction.providerAdjustments.push(segment);
  else if (name === "LX" || claim === undefined) {
    if (claim === undefined) transaction.head.push(segment);
  } else if (name === "SVC") claim.services.push([segment]);
  else (claim.services.at(-1) ?? claim.head).push(segment);
}
