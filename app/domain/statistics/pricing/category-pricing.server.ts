import { sql } from "drizzle-orm";
import { SETTINGS, type Setting } from "#app/domain/billing-codes/comparable-key.ts";
import { serviceCategories } from "#app/domain/billing-codes/service-category.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isOneOf, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { PriceFigures } from "../tables/price-quartiles.ts";
import type { ChargeKind } from "../tables/statistics-tables.server.ts";
import { FIGURES_ROW, figuresOfKind } from "./state-pricing.server.ts";

/** The categories of which there are prices, in the order in which most patients look for them, each with the number
 *  of its prices of all kinds. */
export async function listPricedCategories(
  db: Database,
): Promise<{ category: string; priceCount: number }[]> {
  const rows = await readRows(
    db,
    { category: isText, priceCount: isInteger },
    sql`
    select category, gross_count + cash_count + negotiated_count as "priceCount"
    from category_statistics where subcategory = '' and setting = '' and state = ''`,
  );
  const place = new Map(serviceCategories.map(({ category }, index) => [category, index]));
  return rows.sort((a, b) => (place.get(a.category) ?? 0) - (place.get(b.category) ?? 0));
}

/** The settings in which there are prices of a category or of one of its subcategories ('' = all of them). */
export async function listCategorySettings(
  db: Database,
  { category, subcategory }: { category: string; subcategory: string },
): Promise<Setting[]> {
  const rows = await readRows(
    db,
    { setting: isOneOf(SETTINGS) },
    sql`
    select setting from category_statistics
    where category = ${category} and subcategory = ${subcategory} and setting <> '' and state = ''
    order by setting`,
  );
  return rows.map(({ setting }) => setting);
}

/** What a category's services cost in the nation: the prices of all states together. */
export async function findNationalPricing(
  db: Database,
  { category, subcategory, setting }: { category: string; subcategory: string; setting: string },
): Promise<Record<ChargeKind, PriceFigures>> {
  const rows = await readRows(
    db,
    FIGURES_ROW,
    sql`
    select ${figuresOfKind("gross")}, ${figuresOfKind("cash")}, ${figuresOfKind("negotiated")}
    from category_statistics
    where category = ${category} and subcategory = ${subcategory} and setting = ${setting} and state = ''`,
  );
  return rows[0] ?? { gross: NONE, cash: NONE, negotiated: NONE };
}

const NONE: PriceFigures = { count: 0, amountCount: 0, quartiles: null, heaps: null };
