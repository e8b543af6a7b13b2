import { type ChargeLine, countCoded, sumCents } from "./charge-line.ts";
import type { PrintedTotals } from "./printed-totals.ts";

/** What speaks for lines being the charges of a document. */
export interface Proof {
  count: number;
  /** How many have a procedure code. */
  coded: number;
  cents: number;
  /** Whether enough of them come to a printed total. */
  isTotal: boolean;
  /** Whether they come to no more than the largest total. */
  isWithin: boolean;
}

/** Two amounts come to a third by chance. */
const MIN_THAT_PROVE = 3;

export function proofOf(lines: readonly ChargeLine[], { all }: PrintedTotals): Proof {
  const cents = sumCents(lines);
  return {
    count: lines.length,
    coded: countCoded(lines),
    cents,
    isTotal: lines.length >= MIN_THAT_PROVE && all.has(cents),
    isWithin: cents <= Math.max(...all),
  };
}

/** Whether nothing can be better proven: the lines come to a total and have all their codes. */
export const isComplete = ({ isTotal, coded, count }: Proof) => isTotal && coded === count;

/** Whether other lines, which come to a printed total, are better proven than these: more lines, more money or more codes count,
 *  and never fewer lines. */
export function isStronger(other: Proof, than: Proof): boolean {
  if (than.count === 0) return other.count > 0;
  if (isComplete(than)) return false;
  if (other.count < than.count || (than.isWithin && other.cents < than.cents)) return false;
  const isMore = other.cents > than.cents;
  if (!than.isTotal && isMore && other.coded >= than.coded) return true;
  if (other.coded > than.coded) return true;
  const isLonger = other.count > than.count;
  return isLonger && (than.isTotal ? isMore && other.coded === than.coded : true);
}
