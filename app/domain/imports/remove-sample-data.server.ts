import type pg from "pg";
import { removeSamplePayer } from "#app/domain/providers/remove-sample-payer.server.ts";

const SAMPLES = "(select hospital_id from hospitals where is_sample)";
const TABLES_BY_HOSPITAL = [
  "prices",
  "price_history",
  "price_moves",
  "price_comparisons",
  "charge_rates",
  "rate_texts",
  "standard_charges",
  "payer_plans",
  "import_problems",
];

/**
 * Removes the fictional hospitals and all that came with them. While they are there no statistics are of real prices,
 * so that all statistics go with them.
 */
export async function removeSampleData(client: pg.ClientBase): Promise<void> {
  await client.query(`
    delete from payers where payer_id in (select payer_id from payer_plans where hospital_id in ${SAMPLES})
      and payer_id not in (select payer_id from payer_plans where hospital_id not in ${SAMPLES})`);
  for (const table of TABLES_BY_HOSPITAL) {
    await client.query(`delete from ${table} where hospital_id in ${SAMPLES}`);
  }
  await client.query("delete from assistance_filings where is_sample");
  await removeSamplePayer(client);
  await client.query("delete from hospitals where is_sample");
  await client.query("delete from service_statistics");
  await client.query("delete from category_statistics");
  await client.query("delete from state_totals");
  await client.query("delete from state_medicare_ratios");
  await client.query("delete from price_ranges");
  await client.query("delete from popular_services");
  await client.query("update site_totals set service_count = 0");
  await client.query("update services set hospital_count = 0 where hospital_count > 0");
}
