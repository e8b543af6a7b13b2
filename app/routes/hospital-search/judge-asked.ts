import type { Answer } from "#app/domain/answers/answer.ts";
import { timesMedicare } from "#app/domain/medicare/medicare-payment.ts";
import { type Dollars, dollarsNumber } from "#app/domain/money/dollars.ts";
import type { PriceSpread } from "#app/domain/prices/search/price-spread.ts";
import type { PriceQuartiles } from "#app/domain/statistics/tables/price-quartiles.ts";

/** An amount's place among comparable prices: below their 25th percentile, above their 75th, or between. 'unknown': they are
 *  fewer than three, or in two groups. 'covered': a price is not what the plan's members owe. */
export type AskedStanding = "below" | "within" | "above" | "unknown" | "covered";

export interface JudgedAsked {
  dollars: Dollars;
  standing: AskedStanding;
  /** Null: the standing does not come from them. */
  quartiles: PriceQuartiles | null;
  hospitalCount: number;
  /** Null: Medicare sets no amount. */
  timesMedicare: number | null;
}

/** Whether what someone was asked to pay is fair, by the comparable prices of an answer. */
export function judgeAsked(
  dollars: Dollars,
  { kind, medicare }: Answer,
  spread: PriceSpread | null,
): JudgedAsked {
  const quartiles = kind === "covered" ? null : (spread?.quartiles ?? null);
  return {
    dollars,
    standing: kind === "covered" ? "covered" : quartiles ? standingIn(dollars, quartiles) : "unknown",
    quartiles,
    hospitalCount: spread?.count ?? 0,
    timesMedicare: medicare && timesMedicare(dollars, medicare),
  };
}

function standingIn(asked: Dollars, { p25Dollars, p75Dollars }: PriceQuartiles) {
  if (dollarsNumber(asked) < dollarsNumber(p25Dollars)) return "below";
  return dollarsNumber(asked) > dollarsNumber(p75Dollars) ? "above" : "within";
}
