import { sql } from "drizzle-orm";
import { countDataChange } from "#app/platform/db/data-version.server.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { PLANS_READ_BY, planColumns } from "./plan-columns.server.ts";

const BATCH_NAMES = 2_000;

/** Brings the kinds and scopes of all plans to this version's rules; takes time by how many other rules have read. */
export async function refreshPlanKinds(db: PooledDatabase, signal?: AbortSignal): Promise<void> {
  let changed = 0;
  while (!signal?.aborted) {
    const read = await readBatch(db);
    changed += read;
    if (read < BATCH_NAMES) break;
  }
  if (changed > 0) await countDataChange(db);
}

/** Reads the plans of some names; returns how many names there were. */
async function readBatch(db: PooledDatabase): Promise<number> {
  const names = await readRows(
    db,
    { payerName: isText, planName: isText },
    sql`
    select distinct payer_name as "payerName", plan_name as "planName" from payer_plans
    where read_by <> ${PLANS_READ_BY} limit ${BATCH_NAMES}`,
  );
  if (names.length === 0) return 0;
  const read = names.map(({ payerName, planName }) => ({
    payer_name: payerName,
    plan_name: planName,
    ...planColumns(payerName, planName),
  }));
  await inTransaction(db, (client) =>
    client.query(
      `update payer_plans pp set plan_kind = given.plan_kind, rate_setting = given.rate_setting,
         rate_class = given.rate_class, short_name = given.short_name, traits = given.traits, read_by = given.read_by
       from jsonb_populate_recordset(null::payer_plans, $1::jsonb) given
       where pp.payer_name = given.payer_name and pp.plan_name = given.plan_name
         and pp.read_by <> given.read_by`,
      [JSON.stringify(read)],
    ),
  );
  return names.length;
}
