import { sql } from "drizzle-orm";
import { isDollars } from "#app/domain/money/dollars.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { type Check, isInteger, isText, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";
import { MIN_HOSPITALS, type PriceFigures } from "../tables/price-quartiles.ts";
import type { ChargeKind } from "../tables/statistics-tables.server.ts";

/** The prices of a category, to three significant digits, or of a service in a state. */
export type StatePricing = Record<ChargeKind, PriceFigures> & {
  state: string;
  hospitalCount: number;
  /** Of all three kinds. */
  priceCount: number;
};

const isFigures: Check<PriceFigures> = (value): value is PriceFigures => {
  if (
    typeof value !== "object" ||
    value === null ||
    !("count" in value && "amountCount" in value && "quartiles" in value && "heaps" in value)
  )
    return false;
  const { count, amountCount, quartiles, heaps } = value;
  return (
    isInteger(count) &&
    isInteger(amountCount) &&
    heaps === null &&
    (quartiles === null ||
      (typeof quartiles === "object" &&
        Object.keys(quartiles).length === 3 &&
        Object.values(quartiles).every(isDollars)))
  );
};

export const FIGURES_ROW: Shape<Record<ChargeKind, PriceFigures>> = {
  gross: isFigures,
  cash: isFigures,
  negotiated: isFigures,
};

const STATE_ROW: Shape<StatePricing> = {
  ...FIGURES_ROW,
  state: isText,
  hospitalCount: isInteger,
  priceCount: isInteger,
};

/** What a category's services cost in each state that has prices of them, by state; of an unknown category nothing. */
export async function listStatePricing(
  db: Database,
  { category, subcategory = "", setting = "" }: { category: string; subcategory?: string; setting?: string },
): Promise<StatePricing[]> {
  return readRows(
    db,
    STATE_ROW,
    sql`
    select state, hospital_count as "hospitalCount",
      gross_count + cash_count + negotiated_count as "priceCount",
      ${figuresOfKind("gross")}, ${figuresOfKind("cash")}, ${figuresOfKind("negotiated")}
    from category_statistics
    where category = ${withoutNul(category)} and subcategory = ${withoutNul(subcategory)}
      and setting = ${withoutNul(setting)} and state <> ''
    order by state`,
  );
}

/** Returns PriceFigures of a row of `category_statistics`, by the kind's name. Prices of several services all count, and clusters
 *  of different things say nothing. */
export function figuresOfKind(kind: ChargeKind) {
  const column = (name: string) => sql.identifier(`${kind}_${name}`);
  return sql`json_build_object('count', ${column("count")}, 'amountCount', ${column("count")},
    'heaps', null,
    'quartiles', case when least(${column("hospital_count")}, ${column("count")}) >= ${sql.raw(String(MIN_HOSPITALS))}
      then json_build_object('p25Dollars', ${column("p25")}::text, 'medianDollars', ${column("median")}::text,
        'p75Dollars', ${column("p75")}::text) end) as ${sql.identifier(kind)}`;
}

/** PostgreSQL refuses it in text. */
const withoutNul = (text: string) => text.replaceAll("\0", "");
