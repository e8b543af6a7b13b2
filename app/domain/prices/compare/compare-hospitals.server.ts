import { type SQL, sql } from "drizzle-orm";
import type { ComparableKey } from "#app/domain/billing-codes/comparable-key.ts";
import { COMPARABLE_KEY_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import { typedText } from "#app/domain/hospitals/names/typed-text.ts";
import { type Dollars, isDollars } from "#app/domain/money/dollars.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  type AllOrNull,
  allOrNull,
  isInteger,
  isListOf,
  isOneOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import type { SourcePosition } from "../source-place.ts";
import { LIKE_PRICES_KEY, type LikePricesQuery, likePrices } from "./like-prices.server.ts";
import {
  type ComparisonSummary,
  isSummaryRows,
  type SummaryRows,
  summaryQuery,
  toSummary,
} from "./summarise-comparison.server.ts";

/** A service that all compared hospitals publish like for like, and all of them the same kind of price. */
export type ComparedPrice = ComparableKey & {
  serviceName: string;
  category: string;
  /** Of each hospital, in the order in which they were asked for. */
  pricesDollars: Dollars[];
  /** Cash where all publish one, else gross. */
  priceKind: "cash" | "gross";
  /** Where each of the prices is in its hospital's file. */
  sources: SourcePosition[];
};

export type HospitalComparison = {
  rows: ComparedPrice[];
  /** Of all pages. */
  total: number;
};

export type ComparisonQuery = LikePricesQuery & {
  category?: string;
  /** Words, or the beginning of a code. */
  q?: string;
  page: number;
  pageSize: number;
};

/** As the database has it: of each source its row or item, and null or its standard charge. */
type Row = Omit<ComparedPrice, "sources"> & { sourceRows: number[]; sourceItems: (number | null)[] };

type FoundRow = AllOrNull<Row> & { total: number; summary: SummaryRows | null };

const FOUND_ROW: Shape<FoundRow> = {
  ...allOrNull<Row>({
    ...COMPARABLE_KEY_ROW,
    serviceName: isText,
    category: isText,
    pricesDollars: isListOf(isDollars),
    priceKind: isOneOf(["cash", "gross"]),
    sourceRows: isListOf(isInteger),
    sourceItems: isListOf(orNull(isInteger)),
  }),
  total: isInteger,
  summary: orNull(isSummaryRows),
};

const MAX_ON_A_PAGE = 10_000;
const LAST_PAGE = 10_000;
const MAX_WORDS = 8;

/**
 * A page of the prices that can be compared between hospitals, like for like as `likePrices` says. Services that most
 * hospitals offer come first.
 */
export async function compareHospitals(db: Database, query: ComparisonQuery): Promise<HospitalComparison> {
  return toComparison(await findRows(db, query, sql`null::json`));
}

/** The same page, and how the hospitals stand over all that they publish alike, whatever the page is narrowed to. */
export async function compareAndSummarise(
  db: Database,
  query: ComparisonQuery,
): Promise<HospitalComparison & { summary: ComparisonSummary | null }> {
  const rows = await findRows(db, query, sql`(${summaryQuery(query.hospitalIds.length)})`);
  return { ...toComparison(rows), summary: toSummary(firstRow(rows).summary) };
}

/** Returns the rows of a page, or one of nulls. The first row has the `summary` of all comparable prices, the others have
 *  none. */
async function findRows(db: Database, query: ComparisonQuery, summary: SQL): Promise<FoundRow[]> {
  const pageSize = Math.min(Math.max(Math.trunc(query.pageSize), 1), MAX_ON_A_PAGE);
  const page = Math.min(Math.max(Math.trunc(query.page), 1), LAST_PAGE);
  const ofCategory = query.category ? sql`where category = ${typedText(query.category)}` : sql``;
  return readRows(
    db,
    FOUND_ROW,
    sql`
    with ${likePrices(query)},
    fitting as materialized (
      select like_prices.*, popularity from like_prices cross join lateral (
        select hospital_count as popularity from services s
        where s.code_type = like_prices.code_type and s.code = like_prices.code ${namedBy(query.q ?? "")}
        offset 0) named ${ofCategory}),
    found as (
      select * from fitting order by popularity desc, ${LIKE_PRICES_KEY}
      limit ${pageSize} offset ${(page - 1) * pageSize})
    select total, case when row_number() over (order by popularity desc, ${LIKE_PRICES_KEY}) = 1 then ${summary} end as summary,
      code_type as "codeType", code, "serviceName", category, setting,
      billing_class as "billingClass", modifiers, drug_unit as "drugUnit",
      case when is_cash then 'cash' else 'gross' end as "priceKind", prices::text[] as "pricesDollars",
      source_rows as "sourceRows", source_items as "sourceItems"
    from (select count(*)::int as total from fitting) counted left join found on true
    left join lateral (
      select coalesce(plain_name, description) as "serviceName" from services s
      where s.code_type = found.code_type and s.code = found.code) service on true
    left join lateral (${sourcesOf(query.hospitalIds)}) sources on true
    order by popularity desc, ${LIKE_PRICES_KEY}`,
  );
}

function toComparison(rows: readonly FoundRow[]): HospitalComparison {
  return {
    rows: rows.flatMap(({ total: _, summary: __, ...row }) =>
      row.codeType === null ? [] : withSources(row as Row),
    ),
    total: firstRow(rows).total,
  };
}

function namedBy(q: string): SQL {
  const words = typedText(q).toLowerCase().split(" ").filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return sql``;
  return sql`and ${sql.join(
    words.map(
      (word) => sql`(strpos(s.search_text, lower(${word})) > 0 or starts_with(s.code, upper(${word})))`,
    ),
    sql` and `,
  )}`;
}

function sourcesOf(hospitalIds: readonly number[]): SQL {
  return sql`
    select array_agg(source_row order by no) as source_rows, array_agg(source_item order by no) as source_items
    from unnest(${sql.param(hospitalIds)}::int[], imports, charges) with ordinality u(hospital_id, import_id, charge_no, no)
    join standard_charges c using (hospital_id, import_id, charge_no)
    where c.code = found.code and c.code_type = found.code_type`;
}

function withSources({ sourceRows, sourceItems, ...price }: Row): ComparedPrice {
  return {
    ...price,
    sources: sourceRows.map((sourceRow, no) => ({ sourceRow, sourceItem: sourceItems[no] ?? null })),
  };
}
