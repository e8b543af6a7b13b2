import type { Features } from "../choice/scored-choice.ts";
import type { PrintedAmount } from "../tokens/amounts.ts";
import type { BalanceChain } from "../tokens/balance-chains.ts";
import type { AmountContext } from "./amount-candidates.ts";
import type { WeighedAmount } from "./amount-features.ts";

/** What is weighed for what is due, beside a total. */
export interface DueFeatures {
  ofAmount(amount: WeighedAmount): Features;
  /** What speaks for nothing being asked. */
  ofNone: Features;
}

/** @param totalCents The total that was chosen; null: none was. */
export function dueFeaturesBeside(
  totalCents: number | null,
  { amounts, chains, labelled }: AmountContext,
): DueFeatures {
  const left = totalCents === null ? new Map<number, boolean>() : amountsLeftOf(totalCents, chains);
  const sums = new Set(totalCents === null ? [] : chains.filter(addsTo(totalCents)).map(resultOf));
  const carried = totalCents === null ? new Set<number>() : sumsWithLeft(totalCents, left, amounts);
  const saysDue = labelled.some(({ label }) => label.roles.amount === "amount-due");
  return {
    ofAmount: ({ cents, features }) => {
      const isLast = left.get(cents);
      return {
        ...features,
        ...(carried.has(cents) ? { "what is left and more": 1 } : {}),
        ...(sums.has(cents) ? { "the total and more": 1 } : {}),
        ...(isLast === undefined ? {} : { [isLast ? "last left of the total" : "left of the total"]: 1 }),
        ...(cents === 0 ? { zero: 1 } : {}),
        ...(cents === totalCents ? { "is the total": 1 } : {}),
        ...(totalCents !== null && cents > totalCents ? { "above the total": 1 } : {}),
      };
    },
    ofNone: {
      none: 1,
      ...(saysDue ? { "none, though a label says due": 1 } : {}),
      ...([...left.values()].includes(true) ? { "none, though something is left of the total": 1 } : {}),
    },
  };
}

const resultOf = ({ resultCents }: BalanceChain) => resultCents;

/** Whether a balance adds the total to what was owed before. */
const addsTo =
  (totalCents: number) =>
  ({ signedCents }: BalanceChain) =>
    signedCents.slice(1).includes(totalCents);

/** What another printed amount makes of what is left of the total, or of the total where nothing is taken off: what was owed
 *  before is added. */
function sumsWithLeft(
  totalCents: number,
  left: ReadonlyMap<number, boolean>,
  amounts: readonly PrintedAmount[],
): Set<number> {
  const ends =
    left.size === 0 ? [totalCents] : [...left].flatMap(([cents, isLast]) => (isLast ? [cents] : []));
  const sums = amounts
    .filter(({ cents }) => cents > 0)
    .flatMap(({ cents }) => ends.filter((end) => end > 0 && end !== cents).map((end) => end + cents));
  return new Set(sums.filter((sum) => sum !== totalCents && !left.has(sum)));
}

/** What balances leave of a total, one after the other: billed, less a discount, is allowed; less what the plan paid, is owed.
 *  By amount, whether nothing is taken off it any more. */
function amountsLeftOf(totalCents: number, chains: readonly BalanceChain[]): Map<number, boolean> {
  const reached = new Set([totalCents]);
  const takenFrom = new Set<number>();
  for (let found = -1; found !== reached.size; ) {
    found = reached.size;
    for (const { signedCents, resultCents } of chains) {
      const largest = Math.max(...signedCents);
      if (resultCents >= largest || !reached.has(largest)) continue;
      reached.add(resultCents);
      takenFrom.add(largest);
    }
  }
  reached.delete(totalCents);
  return new Map([...reached].map((cents) => [cents, !takenFrom.has(cents)]));
}
