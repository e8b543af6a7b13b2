import type pg from "pg";
import { copyRows, copyValue } from "#app/platform/db/copy-rows.server.ts";
import {
  changeDistribution,
  type PriceDistribution,
  packDistribution,
  quartilesOf,
  unpackDistribution,
  withoutOutliers,
} from "./price-distribution.ts";

export const CHARGE_KINDS = ["gross", "cash", "negotiated"] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** Prices that came and went, in ten-thousandths of a dollar. */
export type PriceChange = Record<ChargeKind, { added: number[]; removed: number[] }>;

/**
 * What an import changes in one row of a table of statistics; `key` in the order of the table's key columns. The prices
 * come in parts, which rows share: copied into each row, those of a batch would take hundreds of megabytes.
 */
export type StatisticsChange = {
  key: readonly string[];
  hospitals: HospitalCounts;
  prices: readonly PriceChange[];
};

/** How many hospitals publish any price, and, where the table counts them, one of a kind. */
type HospitalCountColumn = "hospital_count" | `${ChargeKind}_hospital_count`;
export type HospitalCounts = Readonly<Partial<Record<HospitalCountColumn, number>>>;

type StatisticsTable = {
  name: string;
  keyColumns: readonly string[];
  countColumns: readonly HospitalCountColumn[];
  leavesOutOutliers: boolean;
};

export const SERVICE_STATISTICS: StatisticsTable = {
  name: "service_statistics",
  keyColumns: ["code", "code_type", "setting", "billing_class", "modifiers", "drug_unit", "state"],
  countColumns: ["hospital_count"], // one price of a kind is one hospital
  leavesOutOutliers: true,
};

/** Prices of unlike services differ by more than a factor of 20: none can be called an outlier. */
export const CATEGORY_STATISTICS: StatisticsTable = {
  name: "category_statistics",
  keyColumns: ["category", "subcategory", "setting", "state"],
  countColumns: ["hospital_count", ...CHARGE_KINDS.map((kind) => `${kind}_hospital_count` as const)],
  leavesOutOutliers: false,
};

const KIND_COLUMNS = CHARGE_KINDS.flatMap((kind) =>
  ["count", "p25", "median", "p75", "distribution"].map((column) => `${kind}_${column}`),
);

/** Packed until its turn: unpacked, rows take ten times the memory. */
type Row = { hospitals: HospitalCounts; packed: Record<ChargeKind, Uint8Array> };

/** So many rows are in memory at once: a category's in the nation has tens of kilobytes. */
const ROWS_AT_ONCE = 500;

/** Brings the rows that changed up to date, and only those. Needs a transaction. */
export async function changeStatistics(
  client: pg.ClientBase,
  table: StatisticsTable,
  changes: readonly StatisticsChange[],
): Promise<void> {
  if (changes.length === 0) return;
  const { name, keyColumns, countColumns } = table;
  await client.query(
    `create temporary table if not exists changed_${name} (like ${name}) on commit delete rows`,
  );
  for (let start = 0; start < changes.length; start += ROWS_AT_ONCE) {
    const some = changes.slice(start, start + ROWS_AT_ONCE);
    const before = await readRows(client, table, some);
    const lines = some.map((change) => lineOf(change, before.get(change.key.join("\t")) ?? EMPTY_ROW, table));
    await copyRows(
      client,
      `changed_${name}`,
      [...keyColumns, ...countColumns, ...KIND_COLUMNS],
      lines.join(""),
    );
  }
  await mergeChanged(client, table);
}

function lineOf(change: StatisticsChange, { hospitals, packed }: Row, table: StatisticsTable): string {
  const counts = table.countColumns.map(
    (column) => (hospitals[column] ?? 0) + (change.hospitals[column] ?? 0),
  );
  const cells = CHARGE_KINDS.flatMap((kind) => {
    const added = change.prices.flatMap((prices) => prices[kind].added);
    const removed = change.prices.flatMap((prices) => prices[kind].removed);
    return kindCells(changeDistribution(unpackDistribution(packed[kind]), added, removed), table);
  });
  return `${[...change.key.map(copyValue), ...counts, ...cells].join("\t")}\n`;
}

const EMPTY = new Uint8Array();
const EMPTY_ROW: Row = { hospitals: {}, packed: { gross: EMPTY, cash: EMPTY, negotiated: EMPTY } };

function kindCells(distribution: PriceDistribution, { leavesOutOutliers }: StatisticsTable): string[] {
  const quartiles = quartilesOf(leavesOutOutliers ? withoutOutliers(distribution) : distribution);
  const dollars = (amountE4: number | undefined) =>
    amountE4 === undefined ? "\\N" : String(amountE4 / 10_000);
  return [
    String(quartiles?.count ?? 0),
    dollars(quartiles?.p25),
    dollars(quartiles?.median),
    dollars(quartiles?.p75),
    `\\\\x${packDistribution(distribution).toString("hex")}`,
  ];
}

async function readRows(
  client: pg.ClientBase,
  { name, keyColumns, countColumns }: StatisticsTable,
  changes: readonly StatisticsChange[],
): Promise<Map<string, Row>> {
  const keys = keyColumns.map((_, column) => changes.map(({ key }) => key[column]));
  const types = keyColumns.map((column, index) => `$${index + 1}::text[]::${typeOf(name, column)}[]`);
  const { rows } = await client.query({
    text: `select ${keyColumns.map((column) => `s.${column}::text`).join(", ")}, ${countColumns.join(", ")},
        ${CHARGE_KINDS.map((kind) => `${kind}_distribution`).join(", ")}
      from unnest(${types.join(", ")}) as k(${keyColumns.join(", ")}) join ${name} s using (${keyColumns.join(", ")})`,
    values: keys,
    rowMode: "array",
  });
  const width = keyColumns.length;
  return new Map(
    rows.map((row) => [
      row.slice(0, width).join("\t"),
      {
        hospitals: Object.fromEntries(countColumns.map((column, index) => [column, row[width + index]])),
        packed: { gross: row.at(-3), cash: row.at(-2), negotiated: row.at(-1) },
      },
    ]),
  );
}

function typeOf(table: string, column: string): string {
  return table === SERVICE_STATISTICS.name && column === "setting" ? "setting" : "text";
}

async function mergeChanged(
  client: pg.ClientBase,
  { name, keyColumns, countColumns }: StatisticsTable,
): Promise<void> {
  const valueColumns = [...countColumns, ...KIND_COLUMNS];
  const columns = [...keyColumns, ...valueColumns];
  // No background worker looks at temporary tables: unseen, this one is taken for small and joined row by row.
  await client.query(`analyze changed_${name}`);
  await client.query(`
    insert into ${name} (${columns.join(", ")}) select ${columns.join(", ")} from changed_${name}
    on conflict (${keyColumns.join(", ")})
    do update set ${valueColumns.map((column) => `${column} = excluded.${column}`).join(", ")}`);
  await client.query(`
    delete from ${name} using changed_${name} changed
    where ${keyColumns.map((column) => `${name}.${column} = changed.${column}`).join(" and ")}
      and changed.hospital_count = 0`);
  await client.query(`truncate changed_${name}`);
}
