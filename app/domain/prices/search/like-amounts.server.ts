import { type SQL, sql } from "drizzle-orm";
import { itemAt } from "#app/domain/item-at.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, type Shape } from "#app/platform/db/read-rows.server.ts";
import { lowestRateOf } from "../rates/payer-rates.server.ts";
import { CHARGES_OF_PRICE_COLUMNS } from "../rates/price-charges.server.ts";
import { priceGroup } from "./price-group.ts";
import { CLASS_NO } from "./price-order.server.ts";
import type { PlacedPrices } from "./price-query.ts";
import { type PriceScope, resolveScope } from "./price-scope.server.ts";
import type { PriceSpread } from "./price-spread.ts";

/**
 * Returns where to look for comparable prices of one service. Limits of price do not count: they would describe themselves. Null:
 * nothing fits, or the search is for prices that aren't comparable (several services, settings or modifiers).
 */
export async function resolveLikeScope(
  db: Database,
  { minDollars: _, maxDollars: __, withoutRate: ___, ...query }: PlacedPrices,
): Promise<PriceScope | null> {
  const isAlike = query.services?.length === 1 && query.setting !== undefined && query.modifiers === "";
  return isAlike ? resolveScope(db, query) : null;
}

/** Of prices `p`: what `likeAmounts` is told by. */
export const LIKE_COLUMNS = sql`${CHARGES_OF_PRICE_COLUMNS}, p.price, p.price_group`;

/** Returns, of prices `p`, the amount, and one number for those that may be in one order, the lowest of which is shown. */
export function likeAmounts({ rates }: PriceScope): { amount: SQL; kind: SQL } {
  if (!rates) return { amount: sql`p.price`, kind: sql`p.price_group` };
  return { amount: lowestRateOf(rates), kind: CLASS_NO };
}

/** Prices as three texts with commas: of each its amount, its hospital and that hospital's price list, or 0. */
export type PriceTexts = { amounts: string; hospitalIds: string; priceListIds: string };
export const PRICE_TEXTS_ROW: Shape<PriceTexts> = {
  amounts: isText,
  hospitalIds: isText,
  priceListIds: isText,
};

/** `PRICE_TEXTS_ROW` of the rows of a group. */
export const PRICE_TEXTS = sql`string_agg(amount::text, ',') as amounts, string_agg(hospital_id::text, ',') as "hospitalIds",
  string_agg(coalesce(price_list_id, 0)::text, ',') as "priceListIds"`;

export type HospitalPrice = { hospitalId: number; amountE4: number; priceListId: number | null };

/** The lowest amount of each hospital. */
export function lowestOfHospitals(texts: PriceTexts): HospitalPrice[] {
  const [amounts, hospitalIds, priceListIds] = [
    numbersOf(texts.amounts),
    numbersOf(texts.hospitalIds),
    numbersOf(texts.priceListIds),
  ];
  const lowest = new Map<number, HospitalPrice>();
  for (const [index, hospitalId] of hospitalIds.entries()) {
    const amountE4 = Math.round(itemAt(amounts, index) * 10_000);
    const known = lowest.get(hospitalId);
    if (known && known.amountE4 <= amountE4) continue;
    lowest.set(hospitalId, { hospitalId, amountE4, priceListId: itemAt(priceListIds, index) || null });
  }
  return [...lowest.values()];
}

/** Thousands of numbers with commas, in a third of the time of a text and a number for each. */
function numbersOf(text: string): number[] {
  return JSON.parse(`[${text}]`);
}

const CLASSES = ["facility", "professional", ""] as const;

/** What the prices of such a number are. */
export function likeKindOf(kindNo: number, isByRate: boolean): Pick<PriceSpread, "kind" | "billingClass"> {
  if (isByRate) return { kind: "negotiated", billingClass: itemAt(CLASSES, kindNo) };
  const { priceKind, billingClass } = priceGroup(kindNo);
  return { kind: priceKind, billingClass };
}
