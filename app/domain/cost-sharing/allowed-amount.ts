import type { Dollars } from "#app/domain/money/dollars.ts";

/** What a contract says of a service. */
type ContractRate = {
  negotiatedDollars: Dollars | null;
  /** 70.5 means 70.5%. */
  percentage: number | null;
  algorithm: string | null;
  /** The average allowed amount that the hospital expects, as files wrote until 2025, and the median of what was allowed. */
  estimatedDollars: Dollars | null;
  medianDollars: Dollars | null;
};

/** The amount shared by plan and member: a rate in dollars, else the hospital's estimate or median for another
 *  rate. Without one, the percentage or formula that gives the reason. */
export type AllowedAmount =
  | { by: "rate" | "estimate" | "median"; cents: number }
  | { by: "percentage"; percentage: number }
  | { by: "formula" };

export function allowedAmount(rate: ContractRate): AllowedAmount {
  const { negotiatedDollars, estimatedDollars, medianDollars, percentage } = rate;
  if (negotiatedDollars !== null) return { by: "rate", cents: centsOf(negotiatedDollars) };
  if (estimatedDollars !== null) return { by: "estimate", cents: centsOf(estimatedDollars) };
  if (medianDollars !== null) return { by: "median", cents: centsOf(medianDollars) };
  return percentage === null ? { by: "formula" } : { by: "percentage", percentage };
}

function centsOf(dollars: Dollars): number {
  return Math.round(Number(dollars) * 100);
}
