import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import { collectFeatures, type Features } from "../choice/scored-choice.ts";
import type { BalanceChain } from "../tokens/balance-chains.ts";
import type { AmountContext } from "./amount-candidates.ts";
import type { AmountFeature, WeighedAmount } from "./amount-features.ts";

/** A feature of an amount that may be due, given a total, or of no amount being due. */
export type DueFeature =
  | AmountFeature
  | "what is left and more"
  | "the total and more"
  | "last left of the total"
  | "left of the total"
  | "zero"
  | "is the total"
  | "above the total"
  | "none"
  | "none, though a label says due"
  | "none, though something is left of the total";

/** What is weighed for the amount due, given a total. */
export interface DueFeatures {
  ofAmount(amount: WeighedAmount): Features<DueFeature>;
  /** What speaks for nothing being asked. */
  ofNone: Features<DueFeature>;
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
    ofAmount: ({ cents, features }) => ({
      ...features,
      ...collectFeatures<DueFeature>((add) => {
        add("what is left and more", carried.has(cents));
        add("the total and more", sums.has(cents));
        add("last left of the total", left.get(cents) === true);
        add("left of the total", left.get(cents) === false);
        add("zero", cents === 0);
        add("is the total", cents === totalCents);
        add("above the total", totalCents !== null && cents > totalCents);
      }),
    }),
    ofNone: collectFeatures((add) => {
      add("none");
      add("none, though a label says due", saysDue);
      add("none, though something is left of the total", [...left.values()].includes(true));
    }),
  };
}

const resultOf = ({ resultCents }: BalanceChain) => resultCents;

/** Whether a balance adds the total to what was owed before. */
const addsTo =
  (totalCents: number) =>
  ({ signedCents }: BalanceChain) =>
    signedCents.slice(1).includes(totalCents);

/** Sums of another printed amount with the remainder of the total, or with the total if nothing is deducted: an
 *  earlier balance is added. */
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

/** Returns what balances leave of a total, one after the other: billed, less a discount, is allowed; less what the plan paid, is
 *  owed. By amount, whether nothing more is subtracted from it. */
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
