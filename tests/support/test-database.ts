import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { connect, type PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { withClient } from "#app/platform/db/with-client.server.ts";
import { ensureTemplate, openTestCluster } from "./test-cluster.ts";

const LEAVING_MS = 2_000;

export type TestDatabase = { db: PooledDatabase; databaseUrl: string; close(): Promise<void> };

/**
 * A fresh, migrated database of a test's own, on the PostgreSQL that all tests of this folder share.
 * `close()` drops it. tests/support/global-setup.ts keeps that PostgreSQL running for a whole run;
 * without it each call starts it, and the last to close stops it.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const cluster = await openTestCluster();
  const name = `test_${process.pid}_${randomBytes(4).toString("hex")}`;
  const template = await ensureTemplate(cluster.urlOf);
  const administer = (statement: string) =>
    withClient(cluster.urlOf("postgres"), (client) => client.query(statement));
  await administer(`create database ${name} template ${template}`);
  const databaseUrl = cluster.urlOf(name);
  const { db, close } = connect(databaseUrl, 30_000);
  return {
    db,
    databaseUrl,
    close: async () => {
      await close();
      await untilNobodyIsConnected(name, administer);
      await administer(`drop database ${name} with (force)`);
      await cluster.close();
    },
  };
}

/** A pool has ended when it said goodbye; PostgreSQL hears it a moment later, and would call a dropped one lost. */
async function untilNobodyIsConnected(
  name: string,
  administer: (statement: string) => Promise<{ rowCount: number | null }>,
): Promise<void> {
  const deadline = Date.now() + LEAVING_MS;
  while (Date.now() < deadline) {
    const { rowCount } = await administer(`select from pg_stat_activity where datname = '${name}'`);
    if (rowCount === 0) return;
    await pause(20);
  }
}
