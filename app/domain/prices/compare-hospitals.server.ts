import { sql } from "drizzle-orm";
import type { ComparableKey } from "#app/domain/billing-codes/comparable-key.ts";
import { typedText } from "#app/domain/hospitals/typed-text.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** A service that two hospitals publish like for like, and both of them the same kind of price. Dollars. */
export type ComparedPrice = ComparableKey & {
  serviceName: string;
  category: string;
  price1: number;
  price2: number;
  /** Cash where both publish one, else gross. */
  priceKind: "cash" | "gross";
  /** price2 less price1: below zero the second hospital charges less. */
  difference: number;
};

/** All prices of a kind that both publish, added up. */
export type KindTotal = { count: number; total1: number; total2: number };

export type HospitalComparison = {
  rows: ComparedPrice[];
  total: number;
  /** Of all pages, as are the totals. */
  totals: { cash: KindTotal; gross: KindTotal };
};

const MOST_ON_A_PAGE = 10_000;
const LAST_PAGE = 10_000;
const MOST_WORDS = 8;

/**
 * A page of the prices that can be compared between two hospitals: equal in code, setting, billing class, modifiers and
 * drug unit, and of one kind. Services that most hospitals offer come first. `q`: words or the beginning of a code.
 */
export async function compareHospitals(
  db: Database,
  query: {
    hospitalId1: number;
    hospitalId2: number;
    category?: string;
    q?: string;
    page: number;
    pageSize: number;
  },
): Promise<HospitalComparison> {
  const { hospitalId1, hospitalId2, category } = query;
  const pageSize = Math.min(Math.max(Math.trunc(query.pageSize), 1), MOST_ON_A_PAGE);
  const page = Math.min(Math.max(Math.trunc(query.page), 1), LAST_PAGE);
  const words = typedText(query.q ?? "")
    .toLowerCase()
    .split(" ")
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS);
  const fits = words.map(
    (word) => sql`and (strpos(s.search_text, lower(${word})) > 0 or starts_with(a.code, upper(${word})))`,
  );
  const { rows } = await db.execute<Totals & Partial<ComparedPrice>>(sql`
    with pairs as materialized (
      select a.code_type as "codeType", a.code, coalesce(s.plain_name, a.description) as "serviceName", a.category,
        a.setting, a.billing_class as "billingClass", a.modifiers, a.drug_unit as "drugUnit",
        case when a.cash is not null and b.cash is not null then 'cash' else 'gross' end as "priceKind",
        case when a.cash is not null and b.cash is not null then a.cash else a.gross end as price1,
        case when a.cash is not null and b.cash is not null then b.cash else b.gross end as price2,
        s.hospital_count as popularity
      from prices a
      join prices b on b.subcategory = a.subcategory and b.code_type = a.code_type and b.code = a.code
        and b.setting = a.setting and b.billing_class = a.billing_class and b.modifiers = a.modifiers
        and b.drug_unit = a.drug_unit
      join services s on s.code_type = a.code_type and s.code = a.code
      where a.hospital_id = ${hospitalId1} and b.hospital_id = ${hospitalId2}
        and (a.cash is not null and b.cash is not null or a.gross is not null and b.gross is not null)
        ${category ? sql`and a.category = ${typedText(category)}` : sql``} ${sql.join(fits, sql` `)}),
    found as (
      select * from pairs
      order by popularity desc, "codeType", code, setting, "billingClass", modifiers, "drugUnit"
      limit ${pageSize} offset ${(page - 1) * pageSize})
    select found."codeType", code, "serviceName", category, setting, "billingClass", modifiers, "drugUnit",
      price1::float8 as price1, price2::float8 as price2, "priceKind", (price2 - price1)::float8 as difference,
      totals.*
    from (select ${totalsOf("cash")}, ${totalsOf("gross")} from pairs) totals left join found on true
    order by popularity desc, "codeType", code, setting, "billingClass", modifiers, "drugUnit"`);
  const { cashCount, cash1, cash2, grossCount, gross1, gross2 } = rows[0]!;
  return {
    rows: rows.flatMap((row) => (row.codeType === null ? [] : [readRow(row as ComparedPrice)])),
    total: cashCount + grossCount,
    totals: {
      cash: { count: cashCount, total1: cash1, total2: cash2 },
      gross: { count: grossCount, total1: gross1, total2: gross2 },
    },
  };
}

type Totals = Record<`${"cash" | "gross"}${"Count" | "1" | "2"}`, number>;

function totalsOf(kind: "cash" | "gross") {
  const ofKind = sql`filter (where "priceKind" = ${kind})`;
  const sum = (price: 1 | 2) =>
    sql`coalesce(sum(${sql.identifier(`price${price}`)}) ${ofKind}, 0)::float8 as ${sql.identifier(`${kind}${price}`)}`;
  return sql`(count(*) ${ofKind})::int as ${sql.identifier(`${kind}Count`)}, ${sum(1)}, ${sum(2)}`;
}

function readRow(row: ComparedPrice): ComparedPrice {
  const { codeType, code, serviceName, category, setting, billingClass, modifiers, drugUnit } = row;
  const { price1, price2, priceKind, difference } = row;
  const key = { codeType, code, serviceName, category, setting, billingClass, modifiers, drugUnit };
  return { ...key, price1, price2, priceKind, difference };
}
