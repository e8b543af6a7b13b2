import { itemAt } from "#app/domain/item-at.ts";
import type { AppealResult } from "../appeal.ts";

/** How an appeal ended, without whose it was. */
export interface Outcome {
  result: AppealResult;
  /** Of what was asked, 0 to 100; null: no amount was asked. */
  reductionPercent: number | null;
  daysToAnswer: number;
}

/** Fewer could lead back to those who appealed. */
export const MIN_OUTCOMES = 11;

const COUNT_STEP = 5;
const PERCENT_STEP = 10;
const DAYS_STEP = 7;

/** What is published of several outcomes. All of it is coarse: two downloads, before and after some outcomes came, never reveal
 *  how a single one of them ended (a test tries all). */
export interface OutcomeFigures {
  /** 11, 15, 20, 25 … */
  atLeast: number;
  /** How many reduced the bill, wholly or in part: under a third (1), under two thirds (2), or more (3). Quarters would reveal
   *  single outcomes. */
  wonThird: 1 | 2 | 3;
  /** The median reduction where the bill was reduced, rounded to tens; null: too few reductions. */
  medianReductionPercent: number | null;
  /** The median, in whole weeks of days. */
  medianDaysToAnswer: number;
}

/** Null: they are too few to say anything of. */
export function figuresOf(outcomes: readonly Outcome[]): OutcomeFigures | null {
  const count = outcomes.length;
  if (count < MIN_OUTCOMES) return null;
  const won = outcomes.filter(isReduction);
  const atLeast = Math.max(MIN_OUTCOMES, Math.floor(count / COUNT_STEP) * COUNT_STEP);
  const wonThird = Math.min(3, Math.floor((3 * won.length) / count) + 1) as OutcomeFigures["wonThird"];
  const reductions = won.flatMap(({ reductionPercent }) => reductionPercent ?? []);
  const hasMedian = showsReduction(atLeast, wonThird) && reductions.length >= MIN_OUTCOMES;
  return {
    atLeast,
    wonThird,
    medianReductionPercent: hasMedian ? roundTo(PERCENT_STEP, medianOf(reductions)) : null,
    medianDaysToAnswer: roundTo(DAYS_STEP, medianOf(outcomes.map(({ daysToAnswer }) => daysToAnswer))),
  };
}

/** Whether the median reduction may be shown: only with at least 11 reductions. Decides from published figures
 *  only, so the first appearance of the median reveals no single outcome. */
function showsReduction(atLeast: number, wonThird: OutcomeFigures["wonThird"]): boolean {
  return (wonThird === 3 && atLeast >= 20) || (wonThird === 2 && atLeast >= 35);
}

/** Whether the bill was reduced. */
export function isReduction({ result }: Pick<Outcome, "result">): boolean {
  return result !== "lost";
}

/** Returns the median; of an even number of values, the lower one of the two. */
function medianOf(values: readonly number[]): number {
  const ascending = values.toSorted((a, b) => a - b);
  return itemAt(ascending, Math.floor((ascending.length - 1) / 2));
}

function roundTo(step: number, value: number): number {
  return Math.round(value / step) * step;
}
