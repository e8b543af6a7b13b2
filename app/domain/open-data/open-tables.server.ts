import { cashShareSql, partPointsSql, scoreSql } from "#app/domain/coverage/score-columns.server.ts";
import { scoreParts } from "#app/domain/coverage/transparency-score.ts";
import { rightsRowsSql } from "#app/domain/debt/rights-rows.server.ts";
import { MIN_HOSPITALS } from "#app/domain/statistics/tables/price-quartiles.ts";
import { CHARGE_KINDS, type ChargeKind } from "#app/domain/statistics/tables/statistics-tables.server.ts";
import type { ParquetColumn, ParquetType } from "#app/platform/parquet/parquet-column.ts";
import { AMOUNT } from "./amount-type.ts";

export type OpenColumn<Name extends string = string> = ParquetColumn<Name> & {
  /** The value, in SQL. */
  sql: string;
  /** Whether others wrote it: a text that a spreadsheet may take for a formula. */
  isFree: boolean;
};

/** A summary table that anyone may download; the catalog of words says what it and its columns mean. */
export type OpenTable = {
  /** Of the file, without its endings. */
  name: string;
  columns: readonly OpenColumn[];
  /** In SQL: where the rows come from and in what order, always the same for the same data. */
  from: string;
  orderBy: string;
};

export const column = <const Name extends string>(
  name: Name,
  sql: string = name,
  type: ParquetType = "VARCHAR",
): OpenColumn<Name> => ({ name, sql, type, isFree: false });

export const count = <const Name extends string>(name: Name, sql: string = name): OpenColumn<Name> =>
  column(name, sql, "INTEGER");

export const freeText = <const Name extends string>(name: Name, sql: string = name): OpenColumn<Name> => ({
  ...column(name, sql),
  isFree: true,
});

/** `counted`: the column that counts what there must be enough of. */
const priceColumns = (counted: (kind: ChargeKind) => string) =>
  CHARGE_KINDS.flatMap((kind) => [
    count(`${kind}_count`),
    ...(["p25", "median", "p75"] as const).map((point) =>
      column(
        `${kind}_${point}`,
        `case when least(${counted(kind)}, ${kind}_count) >= ${MIN_HOSPITALS} then trim_scale(${kind}_${point}) end`,
        AMOUNT,
      ),
    ),
  ]);

const serviceKey = [column("code_type"), column("code")] as const;

const likeness = [
  column("setting"),
  column("billing_class"),
  column("modifiers"),
  column("drug_unit"),
] as const;

const CCN = "coalesce(h.ccn, case when cardinality(h.stated_ccns) = 1 then h.stated_ccns[1] end)";

/** The files of /data/downloads. */
export const openTables = [
  {
    name: "state-pricing",
    columns: [
      column("category"),
      column("subcategory"),
      column("setting"),
      column("state", "case when state = '' then 'US' else state end"),
      count("hospital_count"),
      ...priceColumns((kind) => `${kind}_hospital_count`),
    ],
    from: "category_statistics",
    orderBy: "category, subcategory, setting, state",
  },
  {
    name: "service-statistics",
    columns: [
      ...serviceKey,
      ...likeness,
      column("state", "case when state = '' then 'US' else state end"),
      count("hospital_count"),
      ...priceColumns((kind) => `${kind}_amount_count`),
      ...CHARGE_KINDS.map((kind) => count(`${kind}_amount_count`)),
      ...CHARGE_KINDS.map((kind) => count(`${kind}_implausible_count`)),
      column("cash_ranges"),
    ],
    from: "service_statistics",
    orderBy: "code, code_type, setting, billing_class, modifiers, drug_unit, state",
  },
  {
    name: "hospitals",
    columns: [
      freeText("hospital_name", "h.name"),
      column("hospital_id", "h.short_id"),
      column("state", "h.state"),
      freeText("city", "h.city"),
      freeText("zip", "h.zip"),
      freeText("ccn", CCN),
      column("has_price_file", "i.import_id is not null", "BOOLEAN"),
      column("report", "'/price-files/' || i.import_id"),
      column("file_date", "i.file_date", "DATE"),
      column("imported_on", "(i.imported_at at time zone 'UTC')::date", "DATE"),
      column("template", "i.template"),
      column("layout", "i.layout"),
      freeText("source_url", "i.source_url"),
      column("file_sha256", "i.sha256"),
      count("row_count", "i.row_count"),
      count("price_count", "i.price_count"),
      count("service_count", "i.service_count"),
      count("cash_price_count", "i.cash_price_count"),
      column("cash_share", `round(${cashShareSql}, 4)`, "DECIMAL(18,4)"),
      count("payer_count", "i.payer_count"),
      count("error_count", "i.error_count"),
      count("warning_count", "i.warning_count"),
      count("score", scoreSql),
      ...scoreParts.map((part) => count(`score_${part}`, partPointsSql(part))),
    ],
    from: `hospitals h left join imports i on i.import_id = h.current_import_id
      where i.import_id is not null or h.ccn is not null`,
    orderBy: "h.state, h.name, h.hospital_id",
  },
  {
    name: "assistance",
    columns: [
      freeText("hospital_name", "h.name"),
      column("hospital_id", "h.short_id"),
      column("state", "h.state"),
      freeText("city", "h.city"),
      freeText("zip", "h.zip"),
      freeText("ccn", CCN),
      column("free_care_percent", "trim_scale(p.free_percent)", AMOUNT),
      column("discount_percent", "trim_scale(p.discount_percent)", AMOUNT),
      column("is_doubtful", "p.is_doubtful", "BOOLEAN"),
      column("is_of_organization", "p.is_of_organisation", "BOOLEAN"),
      column("criteria", "array_to_string(p.criteria, '; ')"),
      column("as_of", "p.as_of", "DATE"),
      count("tax_year", "p.tax_year"),
      column("ein", "p.ein"),
      freeText("filer_name", "p.filer_name"),
      freeText("facility_name", "p.facility_name"),
      freeText("source", "p.source"),
      freeText("policy_url", "p.policy_url"),
      freeText("application_url", "p.application_url"),
      freeText("summary_url", "p.summary_url"),
    ],
    from: "hospital_policies p join hospitals h using (hospital_id)",
    orderBy: "h.state, h.name, h.hospital_id",
  },
  {
    name: "payers",
    columns: [freeText("written_name", "written_name"), freeText("payer", "p.name")],
    from: "payer_names join payers p using (payer_id)",
    orderBy: "written_name",
  },
  {
    name: "services",
    columns: [
      ...serviceKey,
      // Hospitals' own descriptions may be the code owner's words, which are not ours to hand out as a list.
      freeText("name", "plain_name"),
      column("category"),
      column("subcategory"),
      count("hospital_count"),
    ],
    from: "services where hospital_count > 0",
    orderBy: "code, code_type",
  },
  {
    name: "outcomes",
    columns: [
      freeText("hospital_name", "h.name"),
      column("hospital_id", "h.short_id"),
      column("state", "h.state"),
      freeText("city", "h.city"),
      column("subject", "o.subject"),
      count("at_least", "o.figures ->> 'atLeast'"),
      count("won_third", "o.figures ->> 'wonThird'"),
      count("median_reduction_percent", "o.figures ->> 'medianReductionPercent'"),
      count("median_days_to_answer", "o.figures ->> 'medianDaysToAnswer'"),
    ],
    from: "published_outcomes o join hospitals h on h.short_id = o.hospital where o.figures is not null",
    orderBy: "h.state, h.name, h.hospital_id, o.subject",
  },
  {
    name: "rights",
    columns: [
      column("state"),
      column("topic"),
      column("key"),
      column("page"),
      column("binds"),
      column("amount_cents", "amount_cents", "BIGINT"),
      column("percent", "percent", "DECIMAL(18,6)"),
      column("poverty_percent", "poverty_percent", "DECIMAL(18,6)"),
      count("days"),
      count("years"),
      freeText("citation"),
      column("in_force_from", "in_force_from", "DATE"),
      column("in_force_until", "in_force_until", "DATE"),
      column("may_be_overridden", "may_be_overridden", "BOOLEAN"),
      column("read"),
      column("sureness"),
      column("read_on", "read_on", "DATE"),
      freeText("source"),
    ],
    from: rightsRowsSql,
    orderBy: "state, topic, key",
  },
] as const satisfies readonly OpenTable[];

export type OpenTableName = (typeof openTables)[number]["name"];

export type OpenColumnName<Table extends OpenTableName> = Extract<
  (typeof openTables)[number],
  { name: Table }
>["columns"][number]["name"];
