import type pg from "pg";
import { planColumns } from "#app/domain/payers/plan-columns.server.ts";
import type { FinishedImport } from "./finished-import.ts";
import type { ImportedFile } from "./import-outcome.ts";

/** What is told of an import. */
export function importedFile(finished: FinishedImport): ImportedFile {
  const { importId, hospital, isCurrent, loaded, published, header, summary, balance, problems } = finished;
  return {
    outcome: "imported",
    importId,
    hospital,
    isCurrent,
    loaded,
    published,
    header,
    summary,
    balance,
    problems,
  };
}

/** Writes down imports: where each one's file came from, what it held, its payers' plans and its problems, and whether it is
 *  its hospital's present one. One statement for all: a run of small files waits for the database once, not for each. */
export async function recordImports(
  client: pg.ClientBase,
  finished: readonly FinishedImport[],
): Promise<void> {
  const present = finished.filter(({ isCurrent }) => isCurrent).map(({ importId }) => importId);
  await client.query({
    name: "record-imports",
    text: RECORD_IMPORTS,
    values: [
      storableJson(finished.map(importRow)),
      storableJson(finished.flatMap(planRows)),
      storableJson(finished.flatMap(problemRows)),
      present,
    ],
  });
}

function importRow(finished: FinishedImport) {
  const { importId, file, header, fileDate, hospital, loaded, payerIds, published, summary, balance } =
    finished;
  return {
    import_id: importId,
    hospital_id: hospital.hospitalId,
    file_name: file.fileName,
    source_url: file.sourceUrl,
    source_page_url: file.sourcePageUrl,
    sha256: file.sha256,
    size_bytes: file.sizeBytes,
    layout: header.layout,
    template: header.template,
    version: header.version,
    file_date: fileDate,
    row_count: summary.rows,
    row_left_out_count: summary.rowsLeftOut,
    charge_count: loaded.chargeCount,
    negotiated_charge_count: loaded.negotiatedChargeCount,
    price_count: published.priceCount,
    service_count: published.serviceCount,
    cash_price_count: published.cashPriceCount,
    cash_to_gross_ratio: published.cashToGrossRatio,
    payer_count: new Set(payerIds.values()).size,
    error_count: summary.errors,
    warning_count: summary.problemsByRule
      .filter(({ severity }) => severity === "warning")
      .reduce((sum, { count }) => sum + count, 0),
    problem_counts: summary.problemsByRule,
    amount_balance: balance,
  } satisfies Record<(typeof IMPORT_COLUMNS)[number], unknown>;
}

function planRows({ importId, hospital, loaded, payerIds }: FinishedImport) {
  return loaded.plans.map(({ planNo, payerName, planName }) => ({
    hospital_id: hospital.hospitalId,
    import_id: importId,
    plan_no: planNo,
    payer_id: payerIds.get(payerName),
    payer_name: payerName,
    plan_name: planName,
    ...planColumns(payerName, planName),
  }));
}

function problemRows({ importId, hospital, problems }: FinishedImport) {
  return problems.map(({ place, rule, about, severity }, index) => ({
    hospital_id: hospital.hospitalId,
    import_id: importId,
    problem_no: index + 1,
    place,
    rule,
    about,
    severity,
  }));
}

const IMPORT_COLUMNS = [
  ...([
    "import_id",
    "hospital_id",
    "file_name",
    "source_url",
    "source_page_url",
    "sha256",
    "size_bytes",
  ] as const),
  ...([
    "layout",
    "template",
    "version",
    "file_date",
    "row_count",
    "row_left_out_count",
    "charge_count",
  ] as const),
  ...(["negotiated_charge_count", "price_count", "service_count", "cash_price_count"] as const),
  ...(["cash_to_gross_ratio", "payer_count", "error_count", "warning_count"] as const),
  ...(["problem_counts", "amount_balance"] as const),
];

const RECORD_IMPORTS = `
  with given as materialized (select * from jsonb_populate_recordset(null::imports, $1)),
  recorded as (
    insert into imports (${IMPORT_COLUMNS.join(", ")}, imported_at) overriding system value
    select ${IMPORT_COLUMNS.join(", ")}, now() from given),
  turned as (
    update hospitals h set current_import_id = given.import_id from given
    where h.hospital_id = given.hospital_id and given.import_id = any($4)
      and h.current_import_id is distinct from given.import_id),
  recorded_plans as (
    insert into payer_plans select * from jsonb_populate_recordset(null::payer_plans, $2))
  insert into import_problems select * from jsonb_populate_recordset(null::import_problems, $3)`;

/** PostgreSQL refuses NUL in text, and halves of characters in JSON. */
const storableJson = (rows: readonly object[]) =>
  JSON.stringify(rows, (_, value) => (typeof value === "string" ? storable(value) : value));

const storable = (text: string) => Buffer.from(text.replaceAll("\0", "")).toString();
