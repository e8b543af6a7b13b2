import type pg from "pg";
import type { LoadedCharges } from "#app/domain/charges/open-charge-loader.server.ts";
import type { PublishedPrices } from "#app/domain/charges/publish-prices.server.ts";
import type { ImportedHospital } from "#app/domain/hospitals/find-or-add-hospital.server.ts";
import type { MrfSummary } from "#app/domain/mrf/mrf-event.ts";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import type { MrfProblem } from "#app/domain/mrf/mrf-problem.ts";
import { copyRows, copyValue } from "#app/platform/db/copy-rows.server.ts";
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
  const ids = `${hospital.hospitalId}\t${importId}\t`;
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
  await client.query({
    name: "record-import",
    text: `insert into imports (${columns.join(", ")}, imported_at) overriding system value
      values (${columns.map((_, index) => `$${index + 1}`).join(", ")}, now())`,
    values: Object.values(values),
  });
  if (loaded.plans.length > 0) {
    const lines = loaded.plans.map(
      ({ planNo, payerName, planName }) =>
        `${ids}${planNo}\t${payerIds.get(payerName)}\t${copyValue(payerName)}\t${copyValue(planName)}\n`,
    );
    await copyRows(client, "payer_plans", PLAN_COLUMNS, lines.join(""));
  }
  if (problems.length > 0) {
    const lines = problems.map(
      ({ place, rule, message, severity }, index) =>
        `${ids}${index + 1}\t${copyValue(place)}\t${rule}\t${copyValue(message)}\t${severity}\n`,
    );
    await copyRows(client, "import_problems", PROBLEM_COLUMNS, lines.join(""));
  }
}

const PLAN_COLUMNS = ["hospital_id", "import_id", "plan_no", "payer_id", "payer_name", "plan_name"];
const PROBLEM_COLUMNS = ["hospital_id", "import_id", "problem_no", "place", "rule", "message", "severity"];
