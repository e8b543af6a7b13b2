import type { LikelyRange } from "#app/domain/medicare/likely-range.ts";

/**
 * Prices and how often each occurs, in ascending order. Prices are whole ten-thousandths of a dollar: a published
 * price of a drug's unit has up to four decimals.
 */
export type PriceDistribution = { amountsE4: number[]; counts: number[] };

/** Values at rank ⌈n·q⌉, in ten-thousandths of a dollar: prices that were published, not means of two. */
export type Quartiles = { count: number; p25: number; median: number; p75: number };

/**
 * The distribution with `added` prices in it and `removed` ones taken away, each in any order. A price that is not
 * there cannot be taken away: this throws, since the statistics would be wrong from then on.
 */
export function changeDistribution(
  { amountsE4, counts }: PriceDistribution,
  added: readonly number[],
  removed: readonly number[],
): PriceDistribution {
  // Most services of a hospital are the first of their kind in the state.
  if (amountsE4.length === 0 && removed.length === 0 && added.length <= 1) {
    return { amountsE4: [...added], counts: added.map(() => 1) };
  }
  if (added.length === 0 && removed.length === 0) return { amountsE4, counts };
  const changes = new Map<number, number>();
  for (const amount of added) changes.set(amount, (changes.get(amount) ?? 0) + 1);
  for (const amount of removed) changes.set(amount, (changes.get(amount) ?? 0) - 1);
  const changed = [...changes].filter(([, change]) => change !== 0).sort(([a], [b]) => a - b);
  const result: PriceDistribution = { amountsE4: [], counts: [] };
  const push = (amount: number, count: number) => {
    if (count < 0) throw new Error(`The price ${amount / 10_000} is not in the distribution.`);
    if (count === 0) return;
    result.amountsE4.push(amount);
    result.counts.push(count);
  };
  let index = 0;
  for (const [amount, change] of changed) {
    for (; index < amountsE4.length && amountsE4[index]! < amount; index++) {
      push(amountsE4[index]!, counts[index]!);
    }
    const isThere = amountsE4[index] === amount;
    push(amount, (isThere ? counts[index]! : 0) + change);
    if (isThere) index += 1;
  }
  for (; index < amountsE4.length; index++) push(amountsE4[index]!, counts[index]!);
  return result;
}

/** Prices without others that are among them as often. */
export function subtractDistribution(one: PriceDistribution, other: PriceDistribution): PriceDistribution {
  if (other.amountsE4.length === 0) return one;
  const rest: PriceDistribution = { amountsE4: [], counts: [] };
  let at = 0;
  one.amountsE4.forEach((amount, index) => {
    const taken = other.amountsE4[at] === amount ? other.counts[at++]! : 0;
    const count = one.counts[index]! - taken;
    if (count < 0) throw new Error(`The price ${amount / 10_000} is not as often in the distribution.`);
    if (count === 0) return;
    rest.amountsE4.push(amount);
    rest.counts.push(count);
  });
  return rest;
}

/** The distribution of all the prices of some lists, each in any order. */
export function distributionOf(listsE4: readonly Float64Array[]): PriceDistribution {
  const all = new Float64Array(listsE4.reduce((sum, { length }) => sum + length, 0));
  let filled = 0;
  for (const list of listsE4) {
    all.set(list, filled);
    filled += list.length;
  }
  const amountsE4: number[] = [];
  const counts: number[] = [];
  let last = Number.NaN;
  for (const amount of all.sort()) {
    if (amount === last) counts[counts.length - 1]! += 1;
    else {
      amountsE4.push(amount);
      counts.push(1);
    }
    last = amount;
  }
  return { amountsE4, counts };
}

/** The distribution of all the prices of some. */
export function mergeDistributions(some: readonly PriceDistribution[]): PriceDistribution {
  const filled = some.filter(({ amountsE4 }) => amountsE4.length > 0);
  if (filled.length === 0) return { amountsE4: [], counts: [] };
  while (filled.length > 1) filled.push(mergeTwo(filled.shift()!, filled.shift()!));
  return filled[0]!;
}

function mergeTwo(a: PriceDistribution, b: PriceDistribution): PriceDistribution {
  const merged: PriceDistribution = { amountsE4: [], counts: [] };
  let [atA, atB] = [0, 0];
  while (atA < a.amountsE4.length || atB < b.amountsE4.length) {
    const amountA = a.amountsE4[atA] ?? Number.POSITIVE_INFINITY;
    const amountB = b.amountsE4[atB] ?? Number.POSITIVE_INFINITY;
    merged.amountsE4.push(Math.min(amountA, amountB));
    merged.counts.push((amountA <= amountB ? a.counts[atA]! : 0) + (amountB <= amountA ? b.counts[atB]! : 0));
    if (amountA <= amountB) atA += 1;
    if (amountB <= amountA) atB += 1;
  }
  return merged;
}

const MIN_TO_JUDGE_BY = 5;
const OUTLIER_FACTOR = 20;

/** Returns the price by which prices of the same thing are judged, the median; null: fewer than 5 judge none. */
export function middleToJudgeBy(distribution: PriceDistribution): number | null {
  const count = countOf(distribution);
  return count < MIN_TO_JUDGE_BY ? null : atRank(distribution, Math.ceil(count / 2));
}

/** From 1/20 to 20 times the median of comparable prices; null: too few prices to judge. */
export function rangeAround(middle: number | null): LikelyRange | null {
  return middle === null ? null : { fromE4: middle / OUTLIER_FACTOR, toE4: middle * OUTLIER_FACTOR };
}

/** Whether an amount isn't a likely price; without a range, every amount is one. */
export function isOutside(range: LikelyRange | null, amountE4: number): boolean {
  return range !== null && (amountE4 < range.fromE4 || amountE4 > range.toE4);
}

/** The prices within a range. */
export function likelyPrices(distribution: PriceDistribution, range: LikelyRange | null): PriceDistribution {
  const { amountsE4, counts } = distribution;
  let from = 0;
  while (from < amountsE4.length && isOutside(range, amountsE4[from]!)) from += 1;
  let to = amountsE4.length;
  while (to > from && isOutside(range, amountsE4[to - 1]!)) to -= 1;
  if (from === 0 && to === amountsE4.length) return distribution;
  return { amountsE4: amountsE4.slice(from, to), counts: counts.slice(from, to) };
}

/** Null without any prices. */
export function quartilesOf(distribution: PriceDistribution): Quartiles | null {
  const count = countOf(distribution);
  if (count === 0) return null;
  const at = (q: number) => atRank(distribution, Math.ceil(count * q));
  return { count, p25: at(0.25), median: at(0.5), p75: at(0.75) };
}

/** How many prices there are. */
export function countOf({ counts }: PriceDistribution): number {
  let count = 0;
  for (const one of counts) count += one;
  return count;
}

/** The price at a rank from 1 to the count. */
function atRank({ amountsE4, counts }: PriceDistribution, rank: number): number {
  let index = 0;
  for (let seen = counts[0]!; seen < rank; seen += counts[index]!) index += 1;
  return amountsE4[index]!;
}

/** Three significant digits: $1,234.56 counts as $1,230. */
export function toThreeDigits(amountE4: number): number {
  if (amountE4 < 1000) return amountE4;
  const unit = 10 ** (Math.floor(Math.log10(amountE4)) - 2);
  return Math.round(amountE4 / unit) * unit;
}

/** A published decimal, '1234.5', as whole ten-thousandths of a dollar. */
export function toE4(decimal: string): number {
  return Math.round(Number(decimal) * 10_000);
}

/** The bytes of a distribution: for each price the step from the one before, and its count, as variable-length numbers. */
export function packDistribution({ amountsE4, counts }: PriceDistribution): Buffer {
  const bytes = Buffer.allocUnsafe(amountsE4.length * 2 * MAX_BYTES_OF_A_NUMBER);
  let length = 0;
  let before = 0;
  for (let index = 0; index < amountsE4.length; index++) {
    length = writeNumber(bytes, length, amountsE4[index]! - before);
    length = writeNumber(bytes, length, counts[index]!);
    before = amountsE4[index]!;
  }
  return bytes.subarray(0, length);
}

export function unpackDistribution(bytes: Uint8Array): PriceDistribution {
  const distribution: PriceDistribution = { amountsE4: [], counts: [] };
  let at = 0;
  let amount = 0;
  const take = (): number => {
    let value = 0;
    for (let unit = 1; ; unit *= 128) {
      const byte = bytes[at++]!;
      value += (byte & 127) * unit;
      if (byte < 128) return value;
    }
  };
  while (at < bytes.length) {
    amount += take();
    distribution.amountsE4.push(amount);
    distribution.counts.push(take());
  }
  return distribution;
}

/** Seven bits a byte, the least first, the eighth bit set where more follow; up to 2^53. Returns where it ends. */
function writeNumber(bytes: Buffer, from: number, value: number): number {
  let at = from;
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes[at++] = (rest % 128) + 128;
  bytes[at++] = rest;
  return at;
}

const MAX_BYTES_OF_A_NUMBER = 8;
