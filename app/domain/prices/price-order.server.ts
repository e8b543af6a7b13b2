import { type SQL, sql } from "drizzle-orm";
import type { PriceQuery } from "./price-query.ts";

/** What tells rows of `prices p` of one hospital apart. */
const LAST = sql`p.charge_no, p.setting`;

/** The order of prices `p` at hospitals `h`, of a payer's rates where `p` has them; no two rows are equal in it. */
export function priceOrder(
  { sort, place }: Pick<PriceQuery, "sort" | "place">,
  column: SQL = sql`p.price`,
): SQL {
  if (sort === "lowestPrice") return sql`p.price_group, ${column}, p.hospital_id, ${LAST}`;
  if (sort === "highestPrice") return sql`p.price_group, ${column} desc nulls last, p.hospital_id, ${LAST}`;
  return sql`${hospitalOrder(place)}, p.price_group, p.price, ${LAST}`;
}

/** Nearest first where there is a place, else by name. */
export function hospitalOrder(place: PriceQuery["place"]): SQL {
  if (!place) return sql`h.name, h.hospital_id`;
  return sql`globe_point(h.latitude, h.longitude) <-> globe_point(${place.latitude}, ${place.longitude}), h.hospital_id`;
}
