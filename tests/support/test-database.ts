import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { connect, type PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { askPostgres } from "./ask-postgres.ts";
import {
  ensureSampleTemplate,
  ensureTemplate,
  joinTestCluster,
  untilNobodyIsConnected,
} from "./test-cluster.ts";

export type TestDatabase = {
  db: PooledDatabase;
  databaseUrl: string;
  /** Its own empty folder, for the files that belong to it. */
  dataDir: string;
  close(): Promise<void>;
};

/** Ends a statement that would never end, on however busy a machine. */
const STATEMENT_TIMEOUT_MS = 300_000;

/**
 * A fresh, migrated database of a test's own, empty or with the sample data, on the PostgreSQL that all tests of this
 * folder share.
 * `close()` drops it. tests/support/global-setup.ts keeps that PostgreSQL running for a whole run;
 * without it each call starts it, and the last to close stops it.
 */
export async function openTestDatabase({ hasSampleData = false } = {}): Promise<TestDatabase> {
  const cluster = await joinTestCluster();
  const name = `test_${process.pid}_${randomBytes(4).toString("hex")}`;
  const template = await (hasSampleData ? ensureSampleTemplate : ensureTemplate)(cluster.urlOf);
  await askPostgres(cluster.urlOf("postgres"), (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  const databaseUrl = cluster.urlOf(name);
  const { db, close } = connect(databaseUrl, STATEMENT_TIMEOUT_MS);
  const dataDir = await mkdtemp(path.join(tmpdir(), "faircharge-data-"));
  return {
    db,
    dataDir,
    databaseUrl,
    close: async () => {
      await close();
      await askPostgres(cluster.urlOf("postgres"), async (client) => {
        await untilNobodyIsConnected(client, name); // else it would be lost to them
        await client.query(`drop database ${name} with (force)`);
      });
      await cluster.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
