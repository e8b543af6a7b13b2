import type { FittedFamily } from "./part-evidence.ts";

/** Amounts of one kind at a hospital: around which multiple of Medicare's amount they lie (a logarithm), how far hospitals'
 *  multiples lie apart, and how far the prices of one hospital. */
type Level = { middle: number; between: number; within: number };

/**
 * The ratio of whole prices to what Medicare pays hospitals, and of fees to what it pays doctors. Decision 062
 * documents the fit and its data.
 */
export const WHOLE: Record<FittedFamily, Level & { minLog: number }> = {
  operation: { middle: Math.log(1.6), between: 0.45, within: 0.5, minLog: Math.log(0.7) },
  imaging: { middle: Math.log(2.2), between: 0.6, within: 0.6, minLog: Math.log(0.8) },
  visit: { middle: Math.log(2), between: 0.6, within: 0.5, minLog: Math.log(0.6) },
};
/** Below their level whole prices lie closer together than above it. */
export const CLOSER_BELOW = 0.85;
export const FEE: Record<FittedFamily, Level & { maxLog: number }> = {
  operation: { middle: Math.log(2), between: 0.4, within: 0.4, maxLog: Math.log(2.8) },
  imaging: { middle: Math.log(2.4), between: 0.4, within: 0.4, maxLog: Math.log(3) },
  visit: { middle: Math.log(2.2), between: 0.4, within: 0.4, maxLog: Math.log(3) },
};

/** A part or unit of the service lies anywhere below half of the hospital's amount, and hardly above it. */
export const PART = { below: Math.log(0.45), densityBelow: 0.25, densityAbove: 0.004 };

/** So many prices' worth of each kind are taken for granted at a hospital that nothing is known of. */
export const PRIOR_COUNTS = { whole: 8, fee: 1.2, part: 0.6 };

/** A file that says whose charge it is is rarely wrong. */
export const FEE_THOUGH_STATED_FACILITY = 0.05;

/** So many prices of a hospital outweigh what is known of others; more of them would be surer than they are. */
export const MAX_COUNTED_FOR_LEVEL = 12;
export const MAX_COUNTED_FOR_SHARE = 40;
