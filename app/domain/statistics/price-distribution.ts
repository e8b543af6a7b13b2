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
  let next = 0;
  for (const [index, amount] of amountsE4.entries()) {
    for (; next < changed.length && changed[next]![0] < amount; next++) push(...changed[next]!);
    const change = changed[next]?.[0] === amount ? changed[next++]![1] : 0;
    push(amount, counts[index]! + change);
  }
  for (; next < changed.length; next++) push(...changed[next]!);
  return result;
}

/** All the prices of several distributions, as those of the states make the nation's. */
export function joinDistributions(distributions: readonly PriceDistribution[]): PriceDistribution {
  const counts = new Map<number, number>();
  for (const distribution of distributions) {
    for (const [index, amount] of distribution.amountsE4.entries()) {
      counts.set(amount, (counts.get(amount) ?? 0) + distribution.counts[index]!);
    }
  }
  const joined = [...counts].sort(([a], [b]) => a - b);
  return { amountsE4: joined.map(([amount]) => amount), counts: joined.map(([, count]) => count) };
}

const FEWEST_TO_JUDGE_BY = 5;
const OUTLIER_FACTOR = 20;

/**
 * Leaves out what is no likely price among prices of the same thing: more than 20 times their median, or less than a
 * twentieth of it. Fewer than 5 prices are not judged.
 */
export function withoutOutliers(distribution: PriceDistribution): PriceDistribution {
  const quartiles = quartilesOf(distribution);
  if (quartiles === null || quartiles.count < FEWEST_TO_JUDGE_BY) return distribution;
  const most = quartiles.median * OUTLIER_FACTOR;
  const least = quartiles.median / OUTLIER_FACTOR;
  const kept = distribution.amountsE4.map((amount) => amount >= least && amount <= most);
  if (kept.every(Boolean)) return distribution;
  return {
    amountsE4: distribution.amountsE4.filter((_, index) => kept[index]),
    counts: distribution.counts.filter((_, index) => kept[index]),
  };
}

/** Null where there are no prices. */
export function quartilesOf({ amountsE4, counts }: PriceDistribution): Quartiles | null {
  const count = counts.reduce((sum, one) => sum + one, 0);
  if (count === 0) return null;
  const atRank = (rank: number): number => {
    let seen = 0;
    const index = counts.findIndex((one) => {
      seen += one;
      return seen >= rank;
    });
    return amountsE4[index]!;
  };
  const at = (q: number) => atRank(Math.ceil(count * q));
  return { count, p25: at(0.25), median: at(0.5), p75: at(0.75) };
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
  const bytes: number[] = [];
  let before = 0;
  for (const [index, amount] of amountsE4.entries()) {
    pushNumber(bytes, amount - before);
    pushNumber(bytes, counts[index]!);
    before = amount;
  }
  return Buffer.from(bytes);
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

/** Seven bits a byte, the least first, the eighth bit set where more follow; up to 2^53. */
function pushNumber(bytes: number[], value: number): void {
  let rest = value;
  for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  bytes.push(rest);
}
