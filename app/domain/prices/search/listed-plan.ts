import type { Dollars } from "#app/domain/money/dollars.ts";
import type { PlanKind } from "#app/domain/payers/plan-kinds.ts";

/** A plan of the insurer asked for that hospitals list where no plan of the product or kind asked for is. */
export type ListedPlan = {
  /** Both as the hospital writes them. */
  payerName: string;
  planName: string;
  kind: PlanKind;
  /** Of the prices found; null = only percentages or formulas. */
  lowestDollars: Dollars | null;
};
