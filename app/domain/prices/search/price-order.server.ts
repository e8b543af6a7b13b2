import { type SQL, sql } from "drizzle-orm";
import { IMPLAUSIBLE_GROUP } from "./price-group.ts";
import type { PriceQuery } from "./price-query.ts";

/** What tells rows of `prices p` of one hospital apart. */
const LAST = sql`p.charge_no, p.setting`;

type Order = Pick<PriceQuery, "sort" | "place">;

/** The order of prices `p` at hospitals `h`; no two rows are equal in it. */
export function priceOrder({ sort, place }: Order): SQL {
  if (sort === "lowestPrice") return sql`p.price_group, p.price, p.hospital_id, ${LAST}`;
  if (sort === "highestPrice") return sql`p.price_group, p.price desc nulls last, p.hospital_id, ${LAST}`;
  return sql`${hospitalOrder(place)}, p.price_group, p.price, ${LAST}`;
}

/** As priceOrder, of a payer's rates `p.rate`: what has none comes last, of the others the facility's first. */
export function rateOrder(order: Order): SQL {
  const isByRate = order.sort === "lowestPrice" || order.sort === "highestPrice";
  if (!isByRate) return priceOrder(order);
  const rate = order.sort === "lowestPrice" ? sql`p.rate` : sql`p.rate desc`;
  return sql`p.price_group = ${IMPLAUSIBLE_GROUP}, p.rate is null, ${CLASS_NO}, ${rate}, ${priceOrder(order)}`;
}

/** Of prices `p`: the facility's before the professional's before those of a class not given. */
export const CLASS_NO = sql`case when p.billing_class in ('facility', 'both') then 0
  when p.billing_class = 'professional' then 1 else 2 end`;

/** Nearest first where there is a place, else by name. */
export function hospitalOrder(place: PriceQuery["place"]): SQL {
  if (!place) return sql`h.name, h.hospital_id`;
  return sql`globe_point(h.latitude, h.longitude) <-> globe_point(${place.latitude}, ${place.longitude}), h.hospital_id`;
}
