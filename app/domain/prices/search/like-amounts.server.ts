import { type SQL, sql } from "drizzle-orm";
import { itemAt } from "#app/domain/item-at.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { toE4 } from "#app/domain/statistics/price-distribution.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { ratesOf } from "../rates/payer-rates.server.ts";
import { priceGroup } from "./price-group.ts";
import { CLASS_NO } from "./price-order.server.ts";
import type { PlacedPrices } from "./price-query.ts";
import { type PriceScope, resolveScope } from "./price-scope.server.ts";
import type { PriceSpread } from "./price-spread.ts";

/**
 * Where to look for like prices of one service. Limits of price do not count: they would tell of themselves. Null: nothing
 * fits, or the search is for unlike prices (several services, settings or modifiers).
 */
export async function resolveLikeScope(
  db: Database,
  { minDollars: _, maxDollars: __, withoutRate: ___, ...query }: PlacedPrices,
): Promise<PriceScope | null> {
  const isAlike = query.services?.length === 1 && query.setting !== undefined && query.modifiers === "";
  return isAlike ? resolveScope(db, query) : null;
}

/** Of prices `p`: what `likeAmounts` is told by. */
export const LIKE_COLUMNS = sql`p.hospital_id, p.import_id, p.charge_no, p.setting, p.price, p.price_group, p.billing_class, p.drug_unit`;

/** Of prices `p`: the amount, and one number for those that may stand in one order, the lowest of which is shown. */
export function likeAmounts({ rates }: PriceScope): { amount: SQL; kind: SQL } {
  if (!rates) return { amount: sql`p.price`, kind: sql`p.price_group` };
  return { amount: sql`(select min(as_price(n.dollar)) ${ratesOf(rates)})`, kind: CLASS_NO };
}

export type HospitalPrice = { hospitalId: number; dollars: Dollars; amountE4: number };

/** The lowest amount of each hospital, of amounts as the database writes them, each with its hospital. */
export function lowestOfHospitals(
  hospitalIds: readonly string[],
  amounts: readonly string[],
): HospitalPrice[] {
  const lowest = new Map<number, HospitalPrice>();
  for (let index = 0; index < hospitalIds.length; index++) {
    const hospitalId = Number(hospitalIds[index]);
    const dollars = amounts[index] as Dollars;
    const amountE4 = toE4(dollars);
    const known = lowest.get(hospitalId);
    if (!known || amountE4 < known.amountE4) lowest.set(hospitalId, { hospitalId, dollars, amountE4 });
  }
  return [...lowest.values()];
}

const CLASSES = ["facility", "professional", ""] as const;

/** What the prices of such a number are. */
export function likeKindOf(kindNo: number, isByRate: boolean): Pick<PriceSpread, "kind" | "billingClass"> {
  if (isByRate) return { kind: "negotiated", billingClass: itemAt(CLASSES, kindNo) };
  const { priceKind, billingClass } = priceGroup(kindNo);
  return { kind: priceKind, billingClass };
}
