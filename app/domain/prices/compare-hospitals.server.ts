import { type SQL, sql } from "drizzle-orm";
import type { ComparableKey } from "#app/domain/billing-codes/comparable-key.ts";
import { COMPARABLE_KEY_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import { typedText } from "#app/domain/hospitals/typed-text.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { isDollars } from "#app/domain/money/dollars.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  type AllOrNull,
  allOrNull,
  isInteger,
  isOneOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import type { SourcePosition } from "./source-place.ts";

/** A service that two hospitals publish like for like, and both of them the same kind of price. */
export type ComparedPrice = ComparableKey & {
  serviceName: string;
  category: string;
  price1Dollars: Dollars;
  price2Dollars: Dollars;
  /** Cash where both publish one, else gross. */
  priceKind: "cash" | "gross";
  /** The second price less the first: below zero the second hospital charges less. */
  differenceDollars: Dollars;
  /** Where they stand in their hospitals' files. */
  source1: SourcePosition;
  source2: SourcePosition;
};

export type HospitalComparison = {
  rows: ComparedPrice[];
  /** Of all pages. */
  total: number;
};

/** As the database has it: of each source its row or item, and null or its standard charge. */
type Row = Omit<ComparedPrice, "source1" | "source2"> & { sourceRow1: number; sourceRow2: number };
type RowItems = { sourceItem1: number | null; sourceItem2: number | null };

const FOUND_ROW: Shape<AllOrNull<Row> & RowItems & { total: number }> = {
  ...allOrNull<Row>({
    ...COMPARABLE_KEY_ROW,
    serviceName: isText,
    category: isText,
    price1Dollars: isDollars,
    price2Dollars: isDollars,
    priceKind: isOneOf(["cash", "gross"]),
    differenceDollars: isDollars,
    sourceRow1: isInteger,
    sourceRow2: isInteger,
  }),
  sourceItem1: orNull(isInteger),
  sourceItem2: orNull(isInteger),
  total: isInteger,
};

const MOST_ON_A_PAGE = 10_000;
const LAST_PAGE = 10_000;
const MOST_WORDS = 8;

/**
 * A page of the prices that can be compared between two hospitals: equal in code, modifiers and drug unit, for one
 * setting and billing class, of one kind, and plausible. Services that most hospitals offer come first. `q`: words or
 * the beginning of a code.
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
  const from = (hospitalId: number) =>
    sql`from prices where hospital_id = ${hospitalId} and implausible is null and price is not null
      ${category ? sql`and category = ${typedText(category)}` : sql``}`;
  const fits = words.map(
    (word) => sql`and (strpos(s.search_text, lower(${word})) > 0 or starts_with(a.code, upper(${word})))`,
  );
  // Each side is read once and hashed: PostgreSQL cannot tell how rarely two hospitals' keys meet, and planned as one
  // join it looks every price of the first hospital up among those of the second, for half a second.
  const rows = await readRows<AllOrNull<Row> & RowItems & { total: number }>(
    db,
    FOUND_ROW,
    sql`
    with a as materialized (select ${SIDE} ${from(hospitalId1)}),
    b as materialized (select ${SIDE} ${from(hospitalId2)}),
    pairs as materialized (
      select code_type, code, modifiers, drug_unit, ${shared("setting")}, ${shared("billing_class")}, a.category,
        coalesce(s.plain_name, s.description) as name, a.cash, a.gross, s.hospital_count as popularity,
        b.cash as cash2, b.gross as gross2, a.import_id as import1, a.charge_no as charge1, b.import_id as import2,
        b.charge_no as charge2
      from a join b using (code_type, code, modifiers, drug_unit) join services s using (code_type, code)
      where (a.setting = b.setting or 'both' in (a.setting, b.setting))
        and (a.billing_class = b.billing_class or a.billing_class = 'both' and b.billing_class <> ''
          or b.billing_class = 'both' and a.billing_class <> '')
        and (a.cash is not null and b.cash is not null or a.gross is not null and b.gross is not null)
        ${sql.join(fits, sql` `)}),
    found as (
      select * from pairs order by popularity desc, ${KEY} limit ${pageSize} offset ${(page - 1) * pageSize}),
    priced as (
      select found.*, is_cash, case when is_cash then cash else gross end as price1,
        case when is_cash then cash2 else gross2 end as price2
      from found cross join lateral (select cash is not null and cash2 is not null as is_cash) kind)
    select total, code_type as "codeType", code, name as "serviceName", category, setting,
      billing_class as "billingClass", modifiers, drug_unit as "drugUnit",
      case when is_cash then 'cash' else 'gross' end as "priceKind",
      price1 as "price1Dollars", price2 as "price2Dollars", price2 - price1 as "differenceDollars",
      source1.source_row as "sourceRow1", source1.source_item as "sourceItem1", source2.source_row as "sourceRow2",
      source2.source_item as "sourceItem2"
    from (select count(*)::int as total from pairs) counted left join priced on true
    left join lateral (${sourceOf(hospitalId1, sql`import1`, sql`charge1`)}) source1 on true
    left join lateral (${sourceOf(hospitalId2, sql`import2`, sql`charge2`)}) source2 on true
    order by popularity desc, ${KEY}`,
  );
  return {
    rows: rows.flatMap(({ total: _, sourceItem1, sourceItem2, ...row }) => {
      if (row.codeType === null) return [];
      const { sourceRow1, sourceRow2, ...price } = row as Row;
      return {
        ...price,
        source1: { sourceRow: sourceRow1, sourceItem: sourceItem1 },
        source2: { sourceRow: sourceRow2, sourceItem: sourceItem2 },
      };
    }),
    total: rows[0]!.total,
  };
}

const KEY = sql`code_type, code, setting, billing_class, modifiers, drug_unit`;
/** Where the prices of both sides apply: what one names alone, or both. */
const shared = (column: "setting" | "billing_class") => {
  const [a, b] = [sql`a.${sql.identifier(column)}`, sql`b.${sql.identifier(column)}`];
  return sql`case when ${a} = 'both' then ${b} else ${a} end as ${sql.identifier(column)}`;
};
const SIDE = sql`${KEY}, category, cash, gross, import_id, charge_no`;
const sourceOf = (hospitalId: number, importId: SQL, chargeNo: SQL) => sql`
  select c.source_row, c.source_item from standard_charges c
  where c.hospital_id = ${hospitalId} and c.import_id = ${importId} and c.code = priced.code
    and c.code_type = priced.code_type and c.charge_no = ${chargeNo}`;
