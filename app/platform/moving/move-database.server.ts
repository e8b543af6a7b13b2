import type pg from "pg";
import { OLDEST_VERSION } from "#app/platform/db/check-server.server.ts";
import { openCluster } from "#app/platform/db/embedded/cluster.server.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { BUILT_IN_DATABASE, connect } from "#app/platform/db/open-database.server.ts";
import { listTables } from "#app/platform/db/table-checksums.server.ts";
import { withClient } from "#app/platform/db/with-client.server.ts";
import { openQueue } from "#app/platform/jobs/open-queue.server.ts";
import { type CarriedTable, carryTable } from "./carry-table.server.ts";
import { inClientTransaction } from "./in-client-transaction.ts";
import { beginMove, dropForeignKeys, endMove, MOVE_SCHEMA } from "./move-state.server.ts";

/** "in-use": a site or a command uses the database that is to move. "unfit": what it lacks. */
export type MoveResult =
  | { outcome: "moved"; tableCount: number; rowCount: number; thereCount: number }
  | { outcome: "in-use" | "not-empty" | "another-move" }
  | { outcome: "unfit"; lacks: "version" | "encoding" };

export interface MoveWish {
  dataDir: string;
  targetUrl: string;
  /** Called after each table. */
  onTable(name: string, table: CarriedTable, done: number, of: number): void;
}

/** Carries the built-in database of a data folder into an empty one, table by table in one snapshot, and compares each. A site
 *  that starts on it in the meantime waits. After an interruption, the next call continues. */
export async function moveDatabase({ dataDir, targetUrl, onTable }: MoveWish): Promise<MoveResult> {
  const cluster = await openCluster({ dataDir });
  try {
    if (!(await cluster.takeAlone())) return { outcome: "in-use" };
    const sourceUrl = cluster.urlOf(BUILT_IN_DATABASE);
    await prepare(sourceUrl);
    return await withClient(targetUrl, async (target) => {
      const lacks = await findLack(target);
      if (lacks) return { outcome: "unfit", lacks };
      return withClient(sourceUrl, (source) => move(source, target, { targetUrl, onTable }));
    });
  } finally {
    await cluster.close();
  }
}

/** The tables of this version, and the queue's. */
async function prepare(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl);
  const { db, close } = connect(databaseUrl, 0);
  try {
    await (await openQueue(db)).close();
  } finally {
    await close();
  }
}

async function findLack(target: pg.Client): Promise<"version" | "encoding" | null> {
  const { rows } = await target.query<{ version: number; encoding: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_encoding') as encoding`,
  );
  const { version, encoding } = firstRow(rows);
  if (version < OLDEST_VERSION) return "version";
  return encoding === "UTF8" ? null : "encoding";
}

async function move(
  source: pg.Client,
  target: pg.Client,
  { targetUrl, onTable }: Pick<MoveWish, "targetUrl" | "onTable">,
): Promise<MoveResult> {
  const { rows } = await source.query("select system_identifier::text as id from pg_control_system()");
  const found = await listTables(target, [MOVE_SCHEMA]);
  const beginning = await beginMove(target, rows[0].id, found.length);
  if (beginning === "not-empty" || beginning === "another-move") return { outcome: beginning };
  await prepare(targetUrl);
  await makeQueues(source, target);
  await dropForeignKeys(target);
  await source.query("begin isolation level repeatable read read only");
  const tables = await listTables(source);
  const total = { rowCount: 0, thereCount: 0 };
  for (const [index, table] of tables.entries()) {
    const carried = await carryTable(source, target, table);
    total.rowCount += carried.rowCount;
    if (carried.outcome === "there" && carried.rowCount > 0) total.thereCount += 1;
    onTable(table.name, carried, index + 1, tables.length);
  }
  await setSequences(source, target);
  await endMove(target);
  return { outcome: "moved", tableCount: tables.length, ...total };
}

/** Each kind of work has its own partition, which its first request made. */
async function makeQueues(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ name: string; policy: string }>(
    "select name, policy from jobs.queue",
  );
  for (const { name, policy } of rows) {
    await target.query("select jobs.create_queue($1, $2)", [name, { policy }]);
  }
}

/** A table's next number is the next one there, too. */
async function setSequences(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows } = await source.query<{ sequence: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as last
     from pg_sequences where last_value is not null`,
  );
  await inClientTransaction(target, async () => {
    for (const { sequence, last } of rows) {
      await target.query("select setval($1::regclass, $2::bigint)", [sequence, last]);
    }
  });
}
