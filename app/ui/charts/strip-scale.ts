/** The axis of a strip: from 0 to `end`. */
export interface StripScale {
  end: number;
  /** The number of values beyond the end, and the highest of all. */
  beyondCount: number;
  highest: number;
}

/** A cut that hides hardly anything is none. */
const CUT_FROM = 1.25;

/** The axis that shows values: up to their 98th percentile if a few are far beyond it, else up to the highest. */
export function stripScale(values: readonly number[]): StripScale {
  const ascending = [...values].sort((a, b) => a - b);
  const highest = ascending.at(-1) ?? 0;
  const percentile = percentileOf(ascending, 0.98);
  const end = highest > percentile * CUT_FROM ? percentile : highest;
  return { end, beyondCount: ascending.filter((value) => value > end).length, highest };
}

/** A value's place on the axis, in percent of its length; a value beyond is at the end. */
export function percentOn({ end }: Pick<StripScale, "end">, value: number): number {
  if (end <= 0) return 0;
  return Math.round(Math.min(100, Math.max(0, (100 * value) / end)) * 10) / 10;
}

function percentileOf(ascending: readonly number[], share: number): number {
  const position = share * Math.max(0, ascending.length - 1);
  const below = ascending[Math.floor(position)] ?? 0;
  const above = ascending[Math.ceil(position)] ?? 0;
  return below + (above - below) * (position - Math.floor(position));
}
