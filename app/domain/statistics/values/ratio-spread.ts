import { itemAt } from "#app/domain/item-at.ts";
/** How many ratios are from `from` to below `to`; null: no limit on that side. */
export type RatioBin = { from: number | null; to: number | null; count: number };

/** Prices divided by the medians of comparable prices: 1.12 = 12% above. */
export type RatioSpread = {
  count: number;
  /** Above the median, and below it; the others are at the median. */
  aboveCount: number;
  belowCount: number;
  /** Ratios at rank ⌈n·q⌉. */
  p25: number;
  median: number;
  p75: number;
  /** Three double the ratio, from a quarter to four times; what lies beyond shares the outer two. */
  bins: RatioBin[];
};

const BINS_A_DOUBLING = 3;
const DOUBLINGS = 2;
const EDGES = Array.from(
  { length: 2 * DOUBLINGS * BINS_A_DOUBLING + 1 },
  (_, no) => 2 ** (no / BINS_A_DOUBLING - DOUBLINGS),
);

/** `ratios` in ascending order, all above 0; null: there are none. */
export function ratioSpread(ratios: readonly number[]): RatioSpread | null {
  const count = ratios.length;
  if (count === 0) return null;
  const at = (q: number) => itemAt(ratios, Math.ceil(count * q) - 1);
  return {
    count,
    aboveCount: ratios.filter((ratio) => ratio > 1).length,
    belowCount: ratios.filter((ratio) => ratio < 1).length,
    p25: at(0.25),
    median: at(0.5),
    p75: at(0.75),
    bins: [null, ...EDGES].map((from, no) => {
      const to = EDGES[no] ?? null;
      const isIn = (ratio: number) => (from === null || ratio >= from) && (to === null || ratio < to);
      return { from, to, count: ratios.filter(isIn).length };
    }),
  };
}
