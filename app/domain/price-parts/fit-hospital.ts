import { itemAt } from "#app/domain/item-at.ts";
import { FITTED_FAMILIES, type FittedFamily, type PartEvidence } from "./part-evidence.ts";
import {
  CLOSER_BELOW,
  FEE,
  FEE_THOUGH_STATED_FACILITY,
  MAX_COUNTED_FOR_LEVEL,
  MAX_COUNTED_FOR_SHARE,
  PART,
  PRIOR_COUNTS,
  WHOLE,
} from "./part-fit.ts";

/** A hospital's price pattern for a family: shares of the three kinds, which add up to 1, and levels of whole
 *  prices and fees. Levels are logarithms of typical multiples. */
export type FamilyFit = {
  wholeShare: number;
  feeShare: number;
  partShare: number;
  wholeLevel: number;
  feeLevel: number;
};
export type HospitalFit = Readonly<Record<FittedFamily, FamilyFit>>;

/** How probable each kind is; they add up to 1. */
export type PartProbabilities = { whole: number; fee: number; part: number };

const ROUNDS = 15;

/** Of a hospital of which nothing is known. */
export const UNFITTED: HospitalFit = {
  operation: unfitted("operation"),
  imaging: unfitted("imaging"),
  visit: unfitted("visit"),
};

function unfitted(family: FittedFamily): FamilyFit {
  return {
    ...sharesOf({ whole: 0, fee: 0, part: 0 }),
    wholeLevel: WHOLE[family].middle,
    feeLevel: FEE[family].middle,
  };
}

/**
 * Fits a hospital's prices with a mixture of three (expectation and maximization). Whole prices are near one multiple
 * of what Medicare pays hospitals, and fees near one of what it pays doctors. The better pattern shows whose price
 * each is.
 */
export function fitHospital(prices: readonly PartEvidence[]): HospitalFit {
  const fitted = FITTED_FAMILIES.map((family) => {
    const own = prices.filter((price) => price.family === family);
    return [family, own.length === 0 ? UNFITTED[family] : fitFamily(family, own)] as const;
  });
  return Object.fromEntries(fitted) as Record<FittedFamily, FamilyFit>;
}

function fitFamily(family: FittedFamily, prices: readonly PartEvidence[]): FamilyFit {
  let fit = UNFITTED[family];
  for (let round = 0; round < ROUNDS; round += 1) {
    const probable = prices.map((price) => partProbabilities(price, fit));
    const wholeLevel = levelOf(
      prices.map(({ overHospital }) => overHospital),
      probable.map(({ whole }) => whole),
      { ...WHOLE[family], now: fit.wholeLevel },
    );
    const feeLevel = levelOf(
      prices.map(({ overDoctor }) => overDoctor),
      probable.map(({ fee }) => fee),
      { ...FEE[family], now: fit.feeLevel },
    );
    fit = {
      ...sharesOf({
        whole: sum(probable.map(({ whole }) => whole)),
        fee: sum(probable.map(({ fee }) => fee)),
        part: sum(probable.map(({ part }) => part)),
      }),
      wholeLevel: Math.max(wholeLevel, WHOLE[family].minLog),
      feeLevel: Math.min(feeLevel, FEE[family].maxLog),
    };
  }
  return fit;
}

export function partProbabilities(
  { family, overHospital, overDoctor, statedClass }: PartEvidence,
  fit: FamilyFit,
): PartProbabilities {
  const isFee = statedClass === "professional";
  const whole = isFee
    ? 0
    : fit.wholeShare * wholeDensity(overHospital - fit.wholeLevel, WHOLE[family].within);
  const doubt = statedClass === "facility" ? FEE_THOUGH_STATED_FACILITY : 1;
  const fee = doubt * fit.feeShare * wideDensity(overDoctor - fit.feeLevel, FEE[family].within);
  const part = fit.partShare * (overHospital < PART.below ? PART.densityBelow : PART.densityAbove);
  const all = whole + fee + part;
  return { whole: whole / all, fee: fee / all, part: part / all };
}

/** Prices far above the level are still whole, those far below it are not. */
function wholeDensity(distance: number, within: number): number {
  return distance < 0
    ? CLOSER_BELOW * narrowDensity(distance, CLOSER_BELOW * within)
    : wideDensity(distance, within);
}

/** Of the normal distribution. */
function narrowDensity(distance: number, within: number): number {
  return Math.exp(-0.5 * (distance / within) ** 2) / (within * Math.sqrt(2 * Math.PI));
}

/** Of Student's t with four degrees of freedom. */
function wideDensity(distance: number, within: number): number {
  return (0.375 / within) * (1 + (distance / within) ** 2 / 4) ** -2.5;
}

/** The level between what is known of hospitals and what this one's prices say; stragglers say less. */
function levelOf(
  values: readonly number[],
  weights: readonly number[],
  { middle, between, within, now }: { middle: number; between: number; within: number; now: number },
): number {
  const scale = Math.max(1, sum(weights) / MAX_COUNTED_FOR_LEVEL);
  let [weighed, weight] = [middle / between ** 2, 1 / between ** 2];
  values.forEach((value, index) => {
    const distance = (value - now) / within;
    const counts = (itemAt(weights, index) * 5) / (4 + distance ** 2) / scale / within ** 2;
    weighed += counts * value;
    weight += counts;
  });
  return weighed / weight;
}

function sharesOf({
  whole,
  fee,
  part,
}: PartProbabilities): Pick<FamilyFit, "wholeShare" | "feeShare" | "partShare"> {
  const scale = Math.max(1, (whole + fee + part) / MAX_COUNTED_FOR_SHARE);
  const counts = [
    PRIOR_COUNTS.whole + whole / scale,
    PRIOR_COUNTS.fee + fee / scale,
    PRIOR_COUNTS.part + part / scale,
  ] as const;
  const all = sum(counts);
  return { wholeShare: counts[0] / all, feeShare: counts[1] / all, partShare: counts[2] / all };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
