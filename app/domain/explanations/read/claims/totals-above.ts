import { sumOf } from "#app/domain/reading/sums/sum-of.ts";

/** What of a record tells whether it is the sum of those below it. */
export interface SummedRecord {
  /** Null: not told. */
  billedCents: number | null;
  isDated: boolean;
  /** Begins with words, which are not "Total" or the like. */
  isNamed: boolean;
}

const MIN_SUMS = 2;

/**
 * The places of records that add up those below them, where a plan prints each claim's sums above its lines: a record without a day that
 * dated ones follow, and what these were billed comes to it. That holds of the whole list, or of nothing: one service alone equals its sum
 * by nature, and one that equals another by chance.
 */
export function placesOfTotalsAbove(records: readonly SummedRecord[]): Set<number> {
  const none = new Set<number>();
  const heads = records.flatMap(({ isDated }, index) => (isDated ? [] : [index]));
  const sums = heads.filter((head) => records[head + 1]?.isDated);
  if (sums.length < MIN_SUMS || sums[0] !== 0 || !sums.every((at) => records[at]?.isNamed)) return none;
  const areSums = sums.every((head) => {
    const end = heads.find((other) => other > head) ?? records.length;
    const billed = records.slice(head + 1, end).map(({ billedCents }) => billedCents ?? 0);
    return records[head]?.billedCents === sumOf(billed);
  });
  return areSums ? new Set(sums) : none;
}
