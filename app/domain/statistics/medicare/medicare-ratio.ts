/** Discounted cash prices divided by Medicare's national amount for the same thing, 2.5 = 250%. */
export type MedicareRatio = {
  /** Different services with an amount of Medicare's. */
  serviceCount: number;
  /** A quarter of all ratios are at most the first. */
  p25: number;
  median: number;
  p75: number;
};

/** Over all prices of the hospitals of a state. */
export type StateMedicareRatio = MedicareRatio & { state: string; hospitalCount: number; priceCount: number };

/** The median of fewer services would describe these services, not the hospital. */
export const MIN_HOSPITAL_SERVICES = 10;

/** A ratio to Medicare's amounts as whole percent, 2.54 as 254. */
export function medicarePercent(ratio: number): number {
  return Math.round(100 * ratio);
}
