import type { ParquetColumn } from "#app/platform/parquet/parquet-column.ts";
import { AMOUNT } from "../amount-type.ts";
import { column, count, freeText, type OpenTable, openTables } from "../open-tables.server.ts";

/** A table of the Parquet files. Its rows come in the order of its key. */
export interface ParquetTable {
  /** With which the names of its files begin. */
  name: string;
  columns: readonly ParquetColumn[];
  /** The columns that tell a row from all others. */
  key: readonly string[];
  /** Whether each state has a separate file, by the column `state`. */
  isByState: boolean;
}

/** A table that one query gives whole. */
export type QueriedTable = Omit<ParquetTable, "columns"> & OpenTable;

const open = <const Name extends OpenTableNameOf>(name: Name) =>
  openTables.find((table) => table.name === name) as Extract<(typeof openTables)[number], { name: Name }>;

type OpenTableNameOf = (typeof openTables)[number]["name"];

/** The CSV tables, and the editions of price files. */
export const queriedTables = [
  { ...open("hospitals"), key: ["hospital_id"], isByState: true },
  { ...open("services"), key: ["code", "code_type"], isByState: false },
  {
    ...open("service-statistics"),
    name: "statistics",
    key: ["code", "code_type", "setting", "billing_class", "modifiers", "drug_unit", "state"],
    isByState: true,
  },
  { ...open("state-pricing"), key: ["category", "subcategory", "setting", "state"], isByState: true },
  { ...open("assistance"), name: "policies", key: ["hospital_id"], isByState: true },
  { ...open("payers"), key: ["written_name"], isByState: false },
  { ...open("outcomes"), key: ["hospital_id", "subject"], isByState: true },
  {
    name: "editions",
    columns: [
      column("import_id", "i.import_id", "INTEGER"),
      column("hospital_id", "h.short_id"),
      column("state", "h.state"),
      column("is_current", "i.import_id = h.current_import_id", "BOOLEAN"),
      freeText("file_name", "i.file_name"),
      freeText("source_url", "i.source_url"),
      column("file_sha256", "i.sha256"),
      column("size_bytes", "i.size_bytes", "BIGINT"),
      column("layout", "i.layout"),
      column("template", "i.template"),
      column("file_date", "i.file_date", "DATE"),
      column("imported_at", "i.imported_at at time zone 'UTC'", "TIMESTAMP"),
      column("last_seen_at", "i.last_seen_at at time zone 'UTC'", "TIMESTAMP"),
      count("row_count", "i.row_count"),
      count("charge_count", "i.charge_count"),
      count("negotiated_charge_count", "i.negotiated_charge_count"),
      count("price_count", "i.price_count"),
      count("former_import_id", "c.former_import_id"),
      count("compared_count", "c.compared_count"),
      count("up_count", "c.up_count"),
      count("down_count", "c.down_count"),
    ],
    from: "imports i join hospitals h using (hospital_id) left join edition_changes c using (import_id)",
    orderBy: "i.import_id",
    key: ["import_id"],
    isByState: true,
  },
] as const satisfies readonly QueriedTable[];

/** The charges of hospitals' present files. Descriptions stay out: they may be the words of a code's owner. */
export const priceTable = {
  name: "prices",
  columns: [
    column("hospital_id"),
    column("state"),
    count("charge_no"),
    column("code_type"),
    column("code"),
    column("codes"),
    column("setting"),
    column("billing_class"),
    column("modifiers"),
    column("drug_unit"),
    column("gross", "gross", AMOUNT),
    column("cash", "cash", AMOUNT),
    column("minimum", "minimum", AMOUNT),
    column("maximum", "maximum", AMOUNT),
    count("source_row"),
    count("source_item"),
  ],
  key: ["hospital_id", "charge_no"],
  isByState: true,
} as const satisfies ParquetTable;

/** The payer-specific negotiated charges of these charges. */
export const negotiatedTable = {
  name: "negotiated",
  columns: [
    column("hospital_id"),
    column("state"),
    count("charge_no"),
    count("rate_no"),
    column("code_type"),
    column("code"),
    column("payer_name"),
    column("payer"),
    column("plan_name"),
    column("plan_kind"),
    column("dollar", "dollar", AMOUNT),
    column("percentage", "percentage", AMOUNT),
    column("algorithm"),
    column("methodology"),
    column("estimated_amount", "", AMOUNT),
    column("median_amount", "", AMOUNT),
    column("percentile_10", "", AMOUNT),
    column("percentile_90", "", AMOUNT),
    column("claim_count"),
    count("source_row"),
  ],
  key: ["hospital_id", "charge_no", "rate_no"],
  isByState: true,
} as const satisfies ParquetTable;

/** Which plans name which file of rates. */
export const ratePlanTable = {
  name: "rate-plans",
  columns: [
    count("file_id", "f.payer_file_id"),
    column("plan_id_type", "p.id_type"),
    column("plan_id", "p.plan_id"),
    freeText("plan_name", "p.name"),
    freeText("issuer", "p.issuer_name"),
    column("market", "p.market_type"),
    freeText("payer", "f.entity_name"),
    column("updated_on", "f.updated_on", "DATE"),
    freeText("address", "f.address"),
    column("file_sha256", "f.sha256"),
    column("rate_count", "f.rate_count", "INTEGER"),
  ],
  from: `payer_files f
    join (select distinct payer_file_plan_id, address from payer_file_links where kind = 'in-network') l using (address)
    join payer_file_plans p using (payer_file_plan_id)
    where f.is_current and f.kind = 'in-network'`,
  orderBy: "f.payer_file_id, p.id_type, p.plan_id",
  key: ["file_id", "plan_id_type", "plan_id"],
  isByState: false,
} as const satisfies QueriedTable;

/** The rates of these files, in the file of each state in which one of their providers is. */
export const rateTable = {
  name: "rates",
  columns: [
    count("file_id"),
    count("rate_no"),
    column("code_type"),
    column("code"),
    column("arrangement"),
    column("billing_class"),
    column("modifiers"),
    column("places"),
    column("setting"),
    column("rate_type"),
    column("amount", "", "DECIMAL(18,8)"),
    column("expires_on", "", "DATE"),
    column("status"),
    count("provider_set"),
  ],
  key: ["file_id", "rate_no"],
  isByState: true,
} as const satisfies ParquetTable;

/** Who belongs to the sets of providers of these rates. */
export const rateProviderTable = {
  name: "rate-providers",
  columns: [
    count("file_id"),
    count("provider_set"),
    column("state"),
    column("tax_id_type"),
    column("tax_id"),
    column("npi", "", "BIGINT"),
  ],
  key: ["file_id", "provider_set", "tax_id_type", "tax_id", "npi"],
  isByState: true,
} as const satisfies ParquetTable;

/** All tables, in the order of the manifest. */
export const parquetTables = [
  ...queriedTables,
  priceTable,
  negotiatedTable,
  ratePlanTable,
  rateTable,
  rateProviderTable,
] as const satisfies readonly ParquetTable[];

export type ParquetTableName = (typeof parquetTables)[number]["name"];

export type ParquetColumnName<Table extends ParquetTableName> = Extract<
  (typeof parquetTables)[number],
  { name: Table }
>["columns"][number]["name"];
