import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import type { Implausibility } from "#app/domain/charges/implausibility.ts";
import type { ChargeKind } from "./statistics-tables.server.ts";

/** The present prices of a service in a state that are alike as they are written: lists with an entry for each price. */
export type ComparablePrices = Likeness & {
  state: string;
  hospitalIds: readonly number[];
  chargeNos: readonly number[];
  /** In whole ten-thousandths of a dollar; NaN = there is none. */
  amountsE4: Record<ChargeKind, Float64Array>;
  implausible: readonly (Implausibility | null)[];
};
