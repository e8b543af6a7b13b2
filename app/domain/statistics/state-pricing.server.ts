import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { PriceQuartiles } from "./price-quartiles.ts";

/** The prices of a category, to three significant digits, or of a service in a state; null = none of this kind. */
export type StatePricing = {
  state: string;
  hospitalCount: number;
  /** Of all three kinds. */
  priceCount: number;
  gross: PriceQuartiles | null;
  cash: PriceQuartiles | null;
  negotiated: PriceQuartiles | null;
};

/** What a category's services cost in each state that has prices of them, by state; of an unknown category nothing. */
export async function listStatePricing(
  db: Database,
  { category, subcategory = "", setting = "" }: { category: string; subcategory?: string; setting?: string },
): Promise<StatePricing[]> {
  const { rows } = await db.execute<StatePricing>(sql`
    select state, hospital_count as "hospitalCount",
      gross_count + cash_count + negotiated_count as "priceCount",
      ${quartilesOfKind("gross")}, ${quartilesOfKind("cash")}, ${quartilesOfKind("negotiated")}
    from category_statistics
    where category = ${withoutNul(category)} and subcategory = ${withoutNul(subcategory)}
      and setting = ${withoutNul(setting)} and state <> ''
    order by state`);
  return rows;
}

/** PriceQuartiles of a row of statistics, by the kind's name. */
export function quartilesOfKind(kind: "gross" | "cash" | "negotiated") {
  const column = (name: string) => sql.identifier(`${kind}_${name}`);
  return sql`case when ${column("count")} > 0 then json_build_object('count', ${column("count")},
    'p25', ${column("p25")}::float8, 'median', ${column("median")}::float8, 'p75', ${column("p75")}::float8)
    end as ${sql.identifier(kind)}`;
}

/** PostgreSQL refuses it in text. */
const withoutNul = (text: string) => text.replaceAll("\0", "");
