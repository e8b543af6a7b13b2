import { createHash } from "node:crypto";
import { PAYER_RULES } from "./payer-rules.ts";
import { planKindOf } from "./plan-kind.ts";
import * as kindPayers from "./plan-kind-payers.ts";
import * as kindSigns from "./plan-kind-signs.ts";
import { PRODUCTS } from "./plan-products.ts";
import { planScope } from "./plan-scope.ts";
import { planTraits, TRAIT_PHRASES } from "./plan-traits.ts";

/** Counts the versions of the functions next to the rules, whose data count themselves. */
const READING = 6;

/** The version of the rules by which a plan's names are read. */
export const PLANS_READ_BY = createHash("sha256")
  .update(
    JSON.stringify([READING, PAYER_RULES, kindPayers, kindSigns, PRODUCTS, TRAIT_PHRASES], (_, value) =>
      value instanceof Map || value instanceof Set ? [...value] : value,
    ),
  )
  .digest("hex")
  .slice(0, 8);

/** What the names of a plan tell, as columns of `payer_plans`. */
export function planColumns(payerName: string, planName: string) {
  const { setting, billingClass, plan } = planScope(planName);
  return {
    plan_kind: planKindOf(payerName, planName).kind,
    rate_setting: setting,
    rate_class: billingClass,
    short_name: plan,
    traits: planTraits(payerName, planName),
    read_by: PLANS_READ_BY,
  };
}
