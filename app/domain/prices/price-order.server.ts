import { type SQL, sql } from "drizzle-orm";
import type { PriceQuery } from "./price-query.ts";

/** The order of prices `p` at hospitals `h`; no two rows are equal in it. */
export function priceOrder({ sort, place }: Pick<PriceQuery, "sort" | "place">): SQL {
  if (sort === "lowestPrice") return sql`p.price, p.hospital_id, p.charge_no`;
  if (sort === "highestPrice") return sql`p.price desc nulls last, p.hospital_id, p.charge_no`;
  return sql`${hospitalOrder(place)}, p.price, p.charge_no`;
}

/** Nearest first where there is a place, else by name. */
export function hospitalOrder(place: PriceQuery["place"]): SQL {
  if (!place) return sql`h.name, h.hospital_id`;
  return sql`globe_point(h.latitude, h.longitude) <-> globe_point(${place.latitude}, ${place.longitude}), h.hospital_id`;
}
