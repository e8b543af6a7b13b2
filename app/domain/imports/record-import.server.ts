import type pg from "pg";
import type { LoadedCharges } from "#app/domain/charges/open-charge-loader.server.ts";
import type { PublishedPrices } from "#app/domain/charges/publish-prices.server.ts";
import type { ImportedHospital } from "#app/domain/hospitals/find-or-add-hospital.server.ts";
import type { MrfSummary } from "#app/domain/mrf/mrf-event.ts";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import type { MrfProblem } from "#app/domain/mrf/mrf-problem.ts";
import type { PriceFile } from "./price-file.server.ts";

export type FinishedImport = {
  importId: number;
  file: PriceFile;
  header: MrfHeader;
  /** ISO day; null where the file gave none that can be read. */
  fileDate: string | null;
  hospital: ImportedHospital;
  loaded: LoadedCharges;
  payerIds: ReadonlyMap<string, number>;
  published: PublishedPrices;
  summary: MrfSummary;
  problems: readonly MrfProblem[];
};

/** Writes down an import: where its file came from, what it held, its payers' plans and its problems. */
export async function recordImport(client: pg.ClientBase, finished: FinishedImport): Promise<void> {
  const { importId, file, header, fileDate, hospital, loaded, payerIds, published, summary, problems } =
    finished;
  const values = {
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
    problem_counts: JSON.stringify(summary.problemsByRule),
  };
  const columns = Object.keys(values);
  const lists = [
    loaded.plans.map(({ planNo }) => planNo),
    loaded.plans.map(({ payerName }) => payerIds.get(payerName)),
    loaded.plans.map(({ payerName }) => payerName),
    loaded.plans.map(({ planName }) => planName),
    problems.map(({ place }) => storable(place)),
    problems.map(({ rule }) => rule),
    problems.map(({ about }) =>
      JSON.stringify(about, (_, value) => (typeof value === "string" ? storable(value) : value)),
    ),
    problems.map(({ severity }) => severity),
  ];
  const list = (index: number, type: string) => `$${columns.length + index}::${type}[]`;
  // One statement: a run of small files waits for the database once, not four times, for each.
  await client.query({
    name: "record-import",
    text: `
      with recorded as (
        insert into imports (${columns.join(", ")}, imported_at) overriding system value
        values (${columns.map((_, index) => `$${index + 1}`).join(", ")}, now())
        returning hospital_id, import_id),
      recorded_plans as (
        insert into payer_plans (hospital_id, import_id, plan_no, payer_id, payer_name, plan_name)
        select recorded.*, plan.* from recorded cross join
          unnest(${list(1, "int")}, ${list(2, "int")}, ${list(3, "text")}, ${list(4, "text")}) plan)
      insert into import_problems (hospital_id, import_id, place, rule, about, severity, problem_no)
      select recorded.*, problem.* from recorded cross join
        unnest(${list(5, "text")}, ${list(6, "text")}, ${list(7, "jsonb")}, ${list(8, "text")}) with ordinality problem`,
    values: [...Object.values(values), ...lists],
  });
}

/** PostgreSQL refuses NUL in text, and halves of characters in JSON. */
const storable = (text: string) => Buffer.from(text.replaceAll("\0", "")).toString();
