import { findBalanceChains } from "../tokens/balance-chains.ts";
import type { Tokens } from "../tokens/tokens.ts";

/** What the charges of a document may come to, in cents, whatever it is called. */
export interface PrintedTotals {
  /** What reductions are subtracted from: the charges, where a document says no more. */
  balances: ReadonlySet<number>;
  largest: number;
  /** These, and the largest amount of each row that begins as a total: a plan adds up the claim, and the year below. */
  all: ReadonlySet<number>;
}

export function findPrintedTotals({ all, largestCents }: Tokens): PrintedTotals {
  const money = all.flatMap((token) => token.money);
  const chains = findBalanceChains(money).filter(({ amounts }) => amounts.some(({ cents }) => cents < 0));
  const balances = new Set(chains.flatMap(({ amounts }) => amounts.slice(0, 1).map(({ cents }) => cents)));
  const ofTotals = all
    .filter(({ opensAsTotal, money }) => opensAsTotal && money.length > 0)
    .map((token) => Math.max(0, ...token.money.map(({ cents }) => cents)));
  return { balances, largest: largestCents, all: new Set([...balances, largestCents, ...ofTotals]) };
}
