import { randomBytes } from "node:crypto";
import { connect, type PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { withClient } from "#app/platform/db/with-client.server.ts";
import { ensureTemplate, openTestCluster } from "./test-cluster.ts";

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
      await administer(`drop database ${name} with (force)`);
      await cluster.close();
    },
  };
}
