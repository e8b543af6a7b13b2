import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";
import type { DrugCostEntry } from "#app/domain/cms-files/cms-entries.ts";
import type { MedicareAmount } from "#app/domain/cms-files/medicare-amount.ts";
import type { PriceClusters } from "#app/domain/statistics/values/price-clusters.ts";

/** What is published for a line's service, like for like, for one unit. Null = nothing like it is. Cents may have fractions:
 *  price files have up to four decimals of a dollar. */
export interface LinePriceContext {
  own: OwnPrice | null;
  state: StatePrices | null;
  /** Where the state's cash prices fall into two heaps: then they have no middle, and `state` is null. */
  stateHeaps: StateHeaps | null;
  medicare: MedicareAmount | null;
  /** What pharmacies paid for a unit of the drug: context that no rule reads. Absent: not known, or no drug with an NDC. */
  drugCost?: DrugCostEntry;
}

/** The hospital's own price, and where it stands. */
export interface OwnPrice {
  grossCents: number | null;
  cashCents: number | null;
  /** Where it is published for. */
  setting: Setting;
  importId: number;
  /** ISO day, the price file's own. */
  fileDate: string | null;
  /** In the file: 'row 12'. */
  place: string;
  /** Names the line of the file among the service's own. */
  chargeNo: number;
}

/** `state`: two letters. */
export interface StateHeaps {
  state: string;
  heaps: PriceClusters;
}

/** The cash prices of a state's hospitals, each hospital once. */
export interface StatePrices {
  /** Two letters. */
  state: string;
  hospitalCount: number;
  p25Cents: number;
  medianCents: number;
  p75Cents: number;
}
