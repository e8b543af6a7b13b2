import { sumOf } from "#app/domain/reading/sums/sum-of.ts";

/** The properties of a record that show whether it is the sum of those below it. */
export interface SummedRecord {
  /** Null: not told. */
  billedCents: number | null;
  isDated: boolean;
  /** Begins with words, which are not "Total" or the like. */
  isNamed: boolean;
}

const MIN_SUMS = 2;

/**
 * Returns the places of records that are the sum of those below, for plans that print each claim's sums above its
 * lines. Such a record has no day, dated records follow, and their billed amounts add up to it. This must hold for
 * the whole list: a single service always equals its sum, and two amounts may be equal by chance.
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
