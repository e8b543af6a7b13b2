import { itemAt } from "#app/domain/item-at.ts";
import type { PriceRange } from "./price-query.ts";

/**
 * Prices that may be in one order and one range have one number, `price_group` of the database's migration 0021. The lists show
 * these in this order, then those that hospitals did not publish.
 */
const GROUPS: readonly Pick<PriceRange, "priceKind" | "billingClass">[] = [
  { billingClass: "facility", priceKind: "cash" },
  { billingClass: "facility", priceKind: "gross" },
  { billingClass: "professional", priceKind: "cash" },
  { billingClass: "professional", priceKind: "gross" },
  { billingClass: "", priceKind: "cash" },
  { billingClass: "", priceKind: "gross" },
];

export const UNPUBLISHED_GROUP = GROUPS.length;
export const IMPLAUSIBLE_GROUP = UNPUBLISHED_GROUP + 1;

/** What the prices of a group are; a class of 'both' is the facility's here. */
export const priceGroup = (number: number) => itemAt(GROUPS, number);
