import type { Dollars } from "#app/domain/money/dollars.ts";
import type { PlanKind } from "#app/domain/payers/plan-kinds.ts";

/** What a payer's plans of one kind agreed on; no dollars = only percentages or formulas. */
export type PayerKind = {
  kind: PlanKind;
  /** Of each hospital; those that differ by setting or class alone are one. */
  planCount: number;
  hospitalCount: number;
  lowestDollars: Dollars | null;
  highestDollars: Dollars | null;
};
