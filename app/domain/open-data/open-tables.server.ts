import { cashShareSql, partPointsSql, scoreSql } from "#app/domain/coverage/score-columns.server.ts";
import { scoreParts } from "#app/domain/coverage/transparency-score.ts";
import { rightsRowsSql } from "#app/domain/debt/rights-rows.server.ts";
import { MIN_HOSPITALS } from "#app/domain/statistics/tables/price-quartiles.ts";
import { CHARGE_KINDS, type ChargeKind } from "#app/domain/statistics/tables/statistics-tables.server.ts";

type OpenColumn<Name extends string = string> = {
  name: Name;
  /** The value, in SQL. */
  sql: string;
};

/** A summary table that anybody may download; the catalogue of words says what it and its columns mean. */
export type OpenTable = {
  /** Of the file, without its endings. */
  name: string;
  columns: readonly OpenColumn[];
  /** In SQL: where the rows come from and in what order, always the same for the same data. */
  from: string;
  orderBy: string;
};

const column = <const Name extends string>(name: Name, sql: string = name): OpenColumn<Name> => ({
  name,
  sql,
});

/** Texts that a spreadsheet would take for a formula get an apostrophe before them, as in the pages' files. */
const text = (sql: string) => `case when ${sql} ~ '^[=+@\\t\\r-]' then '''' || ${sql} else ${sql} end`;

/** `counted`: the column that counts what there must be enough of. */
const priceColumns = (counted: (kind: ChargeKind) => string) =>
  CHARGE_KINDS.flatMap((kind) => [
    column(`${kind}_count`),
    ...(["p25", "median", "p75"] as const).map((point) =>
      column(
        `${kind}_${point}`,
        `case when least(${counted(kind)}, ${kind}_count) >= ${MIN_HOSPITALS} then trim_scale(${kind}_${point}) end`,
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

/** The files of /data/downloads. */
export const openTables = [
  {
    name: "state-pricing",
    columns: [
      column("category"),
      column("subcategory"),
      column("setting"),
      column("state", "case when state = '' then 'US' else state end"),
      column("hospital_count"),
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
      column("hospital_count"),
      ...priceColumns((kind) => `${kind}_amount_count`),
      ...CHARGE_KINDS.map((kind) => column(`${kind}_amount_count`)),
      ...CHARGE_KINDS.map((kind) => column(`${kind}_implausible_count`)),
      column("cash_ranges"),
    ],
    from: "service_statistics",
    orderBy: "code, code_type, setting, billing_class, modifiers, drug_unit, state",
  },
  {
    name: "hospitals",
    columns: [
      column("hospital_name", text("h.name")),
      column("state", "h.state"),
      column("city", text("h.city")),
      column("zip", text("h.zip")),
      column(
        "ccn",
        text("coalesce(h.ccn, case when cardinality(h.stated_ccns) = 1 then h.stated_ccns[1] end)"),
      ),
      column("has_price_file", "i.import_id is not null"),
      column("report", "'/price-files/' || i.import_id"),
      column("file_date", "i.file_date"),
      column("imported_on", "(i.imported_at at time zone 'UTC')::date"),
      column("template", "i.template"),
      column("layout", "i.layout"),
      column("source_url", text("i.source_url")),
      column("file_sha256", "i.sha256"),
      column("row_count", "i.row_count"),
      column("price_count", "i.price_count"),
      column("service_count", "i.service_count"),
      column("cash_price_count", "i.cash_price_count"),
      column("cash_share", `round(${cashShareSql}, 4)`),
      column("payer_count", "i.payer_count"),
      column("error_count", "i.error_count"),
      column("warning_count", "i.warning_count"),
      column("score", scoreSql),
      ...scoreParts.map((part) => column(`score_${part}`, partPointsSql(part))),
    ],
    from: `hospitals h left join imports i on i.import_id = h.current_import_id
      where i.import_id is not null or h.ccn is not null`,
    orderBy: "h.state, h.name, h.hospital_id",
  },
  {
    name: "assistance",
    columns: [
      column("hospital_name", text("h.name")),
      column("hospital_id", "h.short_id"),
      column("state", "h.state"),
      column("city", text("h.city")),
      column("zip", text("h.zip")),
      column(
        "ccn",
        text("coalesce(h.ccn, case when cardinality(h.stated_ccns) = 1 then h.stated_ccns[1] end)"),
      ),
      column("free_care_percent", "trim_scale(p.free_percent)"),
      column("discount_percent", "trim_scale(p.discount_percent)"),
      column("is_doubtful", "p.is_doubtful"),
      column("is_of_organization", "p.is_of_organisation"),
      column("criteria", "array_to_string(p.criteria, '; ')"),
      column("as_of", "p.as_of"),
      column("tax_year", "p.tax_year"),
      column("ein", "p.ein"),
      column("filer_name", text("p.filer_name")),
      column("facility_name", text("p.facility_name")),
      column("source", text("p.source")),
      column("policy_url", text("p.policy_url")),
      column("application_url", text("p.application_url")),
      column("summary_url", text("p.summary_url")),
    ],
    from: "hospital_policies p join hospitals h using (hospital_id)",
    orderBy: "h.state, h.name, h.hospital_id",
  },
  {
    name: "payers",
    columns: [column("written_name", text("written_name")), column("payer", text("p.name"))],
    from: "payer_names join payers p using (payer_id)",
    orderBy: "written_name",
  },
  {
    name: "services",
    columns: [
      ...serviceKey,
      // Hospitals' own descriptions may be the code owner's words, which are not ours to hand out as a list.
      column("name", text("plain_name")),
      column("category"),
      column("subcategory"),
      column("hospital_count"),
    ],
    from: "services where hospital_count > 0",
    orderBy: "code, code_type",
  },
  {
    name: "outcomes",
    columns: [
      column("hospital_name", text("h.name")),
      column("hospital_id", "h.short_id"),
      column("state", "h.state"),
      column("city", text("h.city")),
      column("subject", "o.subject"),
      column("at_least", "o.figures ->> 'atLeast'"),
      column("won_third", "o.figures ->> 'wonThird'"),
      column("median_reduction_percent", "o.figures ->> 'medianReductionPercent'"),
      column("median_days_to_answer", "o.figures ->> 'medianDaysToAnswer'"),
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
      column("amount_cents"),
      column("percent"),
      column("poverty_percent"),
      column("days"),
      column("years"),
      column("citation", text("citation")),
      column("in_force_from"),
      column("in_force_until"),
      column("may_be_overridden"),
      column("read"),
      column("sureness"),
      column("read_on"),
      column("source", text("source")),
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
