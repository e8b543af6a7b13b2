import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { userInfo } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Cluster, openCluster } from "#app/platform/db/embedded/cluster.server.ts";
import { isProcessAlive } from "#app/platform/db/embedded/process-alive.server.ts";
import { migrationsFolder } from "#app/platform/db/migration-files.server.ts";
import { withClient } from "#app/platform/db/with-client.server.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { fastestFolder } from "./fastest-folder.ts";

/** Speed for safety: a test database is gone after its test. */
export const TEST_SETTINGS = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
  shared_buffers: "128MB", // dropping a database scans all of them
};

/** The same for all processes of a user's tests of this folder, and short enough for a socket. */
export function testClusterFolder(): string {
  const hash = createHash("sha256").update(projectRoot()).digest("hex").slice(0, 8);
  return path.join(fastestFolder(), `fc-test-${hash}-${userInfo().uid}`);
}

/** Another PostgreSQL that `npm run test:postgres` has started for the tests; null: the built-in one. */
export const otherPostgresUrl = process.env.TEST_POSTGRES_URL ?? null;

/** Why a test that is about the built-in cluster of the tests skips. */
export const WITHOUT_BUILT_IN = "the tests run against another PostgreSQL than the built-in one";

/** Where a run says to its workers, by a variable of theirs, that it keeps the PostgreSQL of the tests running. */
const KEPT_RUNNING = "TEST_CLUSTER_URL";

type TestCluster = Pick<Cluster, "urlOf" | "close">;

/** The PostgreSQL of the tests: joined where it runs, started where not. */
export async function openTestCluster(): Promise<TestCluster> {
  if (otherPostgresUrl !== null) return clusterAt(otherPostgresUrl);
  return openCluster({ dataDir: testClusterFolder(), settings: TEST_SETTINGS, announce: () => {} });
}

/** The same for a whole run, whose workers then don't have to join it: joining takes half a dozen processes. */
export async function keepTestClusterRunning(): Promise<TestCluster> {
  const cluster = await openTestCluster();
  process.env[KEPT_RUNNING] = cluster.urlOf("postgres");
  return cluster;
}

/** The same for a worker, or for a program without a run around it. */
export async function joinTestCluster(): Promise<TestCluster> {
  const url = process.env[KEPT_RUNNING];
  return url === undefined ? openTestCluster() : clusterAt(url);
}

/** A PostgreSQL that another process starts and ends. */
function clusterAt(url: string): TestCluster {
  return {
    urlOf: (database) => Object.assign(new URL(url), { pathname: `/${database}` }).href,
    close: async () => ({ stopped: false }),
  };
}

/** The files that a database is made of don't change during a run: reading them each time took as long as the rest. */
const hashes = new Map<string, Promise<string>>();

function hashOnce(folder: string): Promise<string> {
  const hash = hashes.get(folder) ?? hashFiles(folder);
  hashes.set(folder, hash);
  return hash;
}

/** The name of a migrated database to clone, made on the first request. */
export async function ensureTemplate(urlOf: (database: string) => string): Promise<string> {
  const name = `template_${await hashSources()}`;
  return ensureDatabase(urlOf, { name, lock: 1, template: "template1", fill: "fillAsOpened" });
}

/** The name of a database with the sample data to clone, imported on the first request: once, not for each test. */
export async function ensureSampleTemplate(urlOf: (database: string) => string): Promise<string> {
  const name = `sample_${await hashSources()}`;
  const template = await ensureTemplate(urlOf);
  return ensureDatabase(urlOf, { name, lock: 2, template, fill: "addSampleData" });
}

async function hashSources(): Promise<string> {
  const migrations = await hashOnce(migrationsFolder());
  const code = await hashOnce(path.join(projectRoot(), "app/domain"));
  return `${migrations}_${code}`;
}

/** The databases that this process has found or made. */
const ensured = new Set<string>();

interface MadeDatabase {
  name: string;
  /** Held by who makes it. */
  lock: number;
  /** What it is a copy of to begin with. */
  template: string;
  fill: keyof typeof import("./fill-database.ts");
}

async function ensureDatabase(
  urlOf: (database: string) => string,
  { name, lock, template, fill }: MadeDatabase,
): Promise<string> {
  if (ensured.has(name)) return name;
  await withClient(urlOf("postgres"), async (client) => {
    await client.query("select pg_advisory_lock($1)", [lock]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [name]);
    if (rowCount) return;
    const unfinished = `unfinished_${randomBytes(4).toString("hex")}`;
    await client.query(`create database ${unfinished} template ${template} strategy file_copy`);
    const fills = await import("./fill-database.ts"); // much of the site, and most processes find the database made
    await fills[fill](urlOf(unfinished));
    await untilNobodyIsConnected(client, unfinished);
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  ensured.add(name);
  return name;
}

const LEAVING_MS = 2_000;

/** A pool has ended when it said goodbye; PostgreSQL hears it a moment later. */
export async function untilNobodyIsConnected(client: pg.ClientBase, database: string): Promise<void> {
  const deadline = Date.now() + LEAVING_MS;
  while (Date.now() < deadline) {
    const { rowCount } = await client.query("select from pg_stat_activity where datname = $1", [database]);
    if (rowCount === 0) return;
    await pause(20);
  }
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

async function hashFiles(folder: string): Promise<string> {
  const hash = createHash("sha256");
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = files.filter((file) => file.isFile()).map((file) => path.join(file.parentPath, file.name));
  for (const file of paths.sort()) hash.update(file).update(await readFile(file));
  return hash.digest("hex").slice(0, 12);
}
