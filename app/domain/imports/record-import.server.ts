import type pg from "pg";
import type { LoadedCharges } from "#app/domain/charges/open-charge-loader.server.ts";
import type { PublishedPrices } from "#app/domain/charges/price-tally.ts";
import type { ImportedHospital } from "#app/domain/hospitals/find-or-add-hospital.server.ts";
import type { MrfSummary } from "#app/domain/mrf/mrf-event.ts";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import type { MrfProblem } from "#app/domain/mrf/mrf-problem.ts";
import type { AmountBalance } from "./amount-balance.ts";
import type { PriceFile } from "./price-file.server.ts";

export type FinishedImport = {
  importId: number;
  file: PriceFile;
  header: MrfHeader;
  /** ISO day; null where the file gave none that can be read. */
  fileDate: string | null;
  hospital: ImportedHospital;
  /** Its prices are the hospital's present ones. */
  isCurrent: boolean;
  loaded: LoadedCharges;
  payerIds: ReadonlyMap<string, number>;
  published: PublishedPrices;
  summary: MrfSummary;
  balance: AmountBalance;
  problems: readonly MrfProblem[];
};

/** Writes down an import: where its file came from, what it held, its payers' plans and its problems, and whether it is the
 *  hospital's present one. */
export async function recordImport(client: pg.ClientBase, finished: FinishedImport): Promise<void> {
  const { importId, file, header, fileDate, hospital, isCurrent, loaded, payerIds } = finished;
  const { published, summary, balance, problems } = finished;
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
    amount_balance: storableJson(balance),
  };
  const columns = Object.keys(values);
  const plans: ListColumn[] = [
    { name: "plan_no", type: "int", values: loaded.plans.map(({ planNo }) => planNo) },
    { name: "payer_id", type: "int", values: loaded.plans.map(({ payerName }) => payerIds.get(payerName)) },
    { name: "payer_name", type: "text", values: loaded.plans.map(({ payerName }) => payerName) },
    { name: "plan_name", type: "text", values: loaded.plans.map(({ planName }) => planName) },
  ];
  const listed: ListColumn[] = [
    { name: "place", type: "text", values: problems.map(({ place }) => storable(place)) },
    { name: "rule", type: "text", values: problems.map(({ rule }) => rule) },
    { name: "about", type: "jsonb", values: problems.map(({ about }) => storableJson(about)) },
    { name: "severity", type: "text", values: problems.map(({ severity }) => severity) },
  ];
  const names = (list: ListColumn[]) => list.map(({ name }) => name).join(", ");
  const unnested = (list: ListColumn[], valuesBefore: number) =>
    `unnest(${list.map(({ type }, index) => `$${valuesBefore + index + 1}::${type}[]`).join(", ")})`;
  const isCurrentAt = columns.length + plans.length + listed.length + 1;
  // One statement: a run of small files waits for the database once, not four times, for each.
  await client.query({
    name: "record-import",
    text: `
      with recorded as (
        insert into imports (${columns.join(", ")}, imported_at) overriding system value
        values (${columns.map((_, index) => `$${index + 1}`).join(", ")}, now())
        returning hospital_id, import_id),
      turned as (
        update hospitals set current_import_id = recorded.import_id from recorded
        where hospitals.hospital_id = recorded.hospital_id and $${isCurrentAt}),
      recorded_plans as (
        insert into payer_plans (hospital_id, import_id, ${names(plans)})
        select recorded.*, plan.* from recorded cross join ${unnested(plans, columns.length)} plan)
      insert into import_problems (hospital_id, import_id, ${names(listed)}, problem_no)
      select recorded.*, problem.* from recorded cross join
        ${unnested(listed, columns.length + plans.length)} with ordinality problem`,
    values: [...Object.values(values), ...[...plans, ...listed].map((list) => list.values), isCurrent],
  });
}

/** A column of several rows, handed to PostgreSQL as one array. */
type ListColumn = { name: string; type: "int" | "text" | "jsonb"; values: readonly unknown[] };

/** PostgreSQL refuses NUL in text, and halves of characters in JSON. */
const storable = (text: string) => Buffer.from(text.replaceAll("\0", "")).toString();

const storableJson = (told: MrfProblem["about"] | AmountBalance) =>
  JSON.stringify(told, (_, value) => (typeof value === "string" ? storable(value) : value));
