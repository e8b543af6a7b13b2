import type pg from "pg";
import { COMPARED_PRICES } from "./compared-prices.ts";

/**
 * Compares each edition of a hospital's price file with the one before it, where that is not recorded. The order is that of
 * the files' own dates. To be called in the transaction in which files came or went.
 */
export async function recordEditionChanges(client: pg.ClientBase, hospitalId: number): Promise<void> {
  await client.query(`with ${ORDERED} ${FORGET_OTHERS}`, [hospitalId]);
  const { rows } = await client.query<{ importId: number; formerImportId: number }>(
    `with ${ORDERED} select import_id as "importId", former_import_id as "formerImportId" from ordered
     where former_import_id is not null and not exists (select from edition_changes e where e.import_id = ordered.import_id)`,
    [hospitalId],
  );
  for (const { importId, formerImportId } of rows) {
    await client.query({
      name: "record-edition-changes",
      text: COMPARE_EDITIONS,
      values: [hospitalId, formerImportId, hospitalId, importId],
    });
  }
}

const ORDERED = `
  ordered as (
    select import_id, lag(import_id) over (order by file_date nulls first, import_id) as former_import_id
    from imports where hospital_id = $1)`;

const FORGET_OTHERS = `
  delete from edition_changes e using ordered
  where e.import_id = ordered.import_id and e.former_import_id is distinct from ordered.former_import_id`;

const COMPARE_EDITIONS = `
  with ${COMPARED_PRICES}
  insert into edition_changes (import_id, former_import_id, compared_count, up_count, down_count, median_ratio)
  select $4, $2, count(*), count(*) filter (where ratio >= 1.01), count(*) filter (where ratio <= 0.99),
    percentile_cont(0.5) within group (order by ratio::float8)
  from changes`;
