import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import path from "node:path";
import pg from "pg";
import { openCluster } from "#app/platform/db/embedded/cluster.server.ts";
import { isProcessAlive } from "#app/platform/db/embedded/process-alive.server.ts";
import { migrateDatabase, migrationsFolder } from "#app/platform/db/migrate.server.ts";
import { withClient } from "#app/platform/db/with-client.server.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

/** Speed for safety: a test database is gone after its test. */
const settings = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };

/** The same for all processes by which a user tests this folder, and short enough for a socket. */
export function testClusterFolder(): string {
  const hash = createHash("sha256").update(projectRoot()).digest("hex").slice(0, 8);
  return path.join(tmpdir(), `fc-test-${hash}-${userInfo().uid}`);
}

/** The PostgreSQL of the tests: joined where it runs, started where not. */
export function openTestCluster() {
  return openCluster({ dataDir: testClusterFolder(), settings, announce: () => {} });
}

/** The name of a migrated database to clone, made by whoever asks first. */
export async function ensureTemplate(urlOf: (database: string) => string): Promise<string> {
  const template = `template_${await hashMigrations()}`;
  await withClient(urlOf("postgres"), async (client) => {
    await client.query("select pg_advisory_lock(1)");
    const { rowCount } = await client.query("select from pg_database where datname = $1", [template]);
    if (rowCount) return;
    const unfinished = `unfinished_${randomBytes(4).toString("hex")}`;
    await client.query(`create database ${unfinished}`);
    await migrateDatabase(urlOf(unfinished));
    await client.query(`alter database ${unfinished} rename to ${template}`);
  });
  return template;
}

/** Drops the databases that killed test processes left; a database's name bears the process that made it. */
export async function dropAbandonedDatabases(adminUrl: string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "select datname from pg_database where datname ~ '^test_[0-9]+_'",
    );
    for (const { datname } of rows) {
      if (isProcessAlive(Number(datname.split("_")[1]))) continue;
      await client.query(`drop database if exists ${pg.escapeIdentifier(datname)} with (force)`);
    }
  });
}

async function hashMigrations(): Promise<string> {
  const hash = createHash("sha256");
  for (const name of (await readdir(migrationsFolder())).sort()) {
    hash.update(name).update(await readFile(path.join(migrationsFolder(), name)));
  }
  return hash.digest("hex").slice(0, 16);
}
