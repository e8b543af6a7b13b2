import { execFile } from "node:child_process";
import { appendFile, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { vi } from "vitest";
import { openCluster } from "#app/platform/db/embedded/cluster.server.ts";
import { type ClusterHome, findClusterHome } from "#app/platform/db/embedded/cluster-home.server.ts";
import { dataDirectoryOf, passwordFileOf } from "#app/platform/db/embedded/initialise.server.ts";
import { findPostmaster, type Postmaster } from "#app/platform/db/embedded/postmaster-file.server.ts";
import { startPostgres, stopPostgres } from "#app/platform/db/embedded/start-stop.server.ts";
import { createDatabase } from "#app/platform/db/open-database.server.ts";
import { withClient } from "#app/platform/db/with-client.server.ts";
import { fastestFolder } from "./fastest-folder.ts";

export interface ReplicatedServer {
  /** Where it listens: the path of its socket. */
  socketPath: string;
  /** The site's database on it. */
  databaseUrl: string;
  query(text: string): Promise<Record<string, string>[]>;
  /** Ends all its processes at once, as a power cut does. */
  kill(): Promise<void>;
}

export interface ReplicatedPair {
  primary: ReplicatedServer;
  /** Streams from the primary; a commit there waits until it has it. */
  standby: ReplicatedServer;
  close(): Promise<void>;
}

/** Nothing here outlives a power cut of the machine that runs the tests. */
const SETTINGS = { fsync: "off", full_page_writes: "off", hot_standby_feedback: "on" };
const DATABASE_NAME = "faircharge";

/** Two PostgreSQL of the test's own, one of which follows the other, with an empty database. */
export async function openReplicatedPair(): Promise<ReplicatedPair> {
  const [primaryDir, standbyDir] = [await makeFolder(), await makeFolder()] as const;
  const cluster = await openCluster({ dataDir: primaryDir, settings: SETTINGS, announce: () => {} });
  await createDatabase(cluster.urlOf("postgres"), DATABASE_NAME);
  await cluster.close();
  const primaryHome = await findClusterHome(primaryDir, () => {});
  const standbyHome = await findClusterHome(standbyDir, () => {});
  await promisify(execFile)("cp", ["-a", primaryHome.folder, standbyHome.folder]);
  const password = (await readFile(passwordFileOf(primaryHome), "utf8")).trim();
  await follow(standbyHome, primaryHome, password);
  for (const home of [primaryHome, standbyHome]) await startPostgres(home, SETTINGS, null);
  const primary = await reach(primaryHome, password);
  const standby = await reach(standbyHome, password);
  const until = (asked: string) =>
    vi.waitUntil(async () => (await primary.query(asked)).length > 0, { timeout: 120_000 });
  await until("select from pg_stat_replication where state = 'streaming'");
  await primary.query("alter system set synchronous_standby_names = '*'");
  await primary.query("select pg_reload_conf()");
  await until("select from pg_settings where name = 'synchronous_standby_names' and setting = '*'");
  return {
    primary,
    standby,
    async close() {
      for (const home of [primaryHome, standbyHome]) {
        const postmaster = await findPostmaster(dataDirectoryOf(home));
        if (postmaster) await stopPostgres(home, postmaster);
      }
      for (const folder of [primaryDir, standbyDir]) await rm(folder, { recursive: true, force: true });
    },
  };
}

function makeFolder(): Promise<string> {
  return mkdtemp(path.join(fastestFolder(), "fc-pair-"));
}

async function follow(home: ClusterHome, primary: ClusterHome, password: string): Promise<void> {
  const files = dataDirectoryOf(home);
  const address = `host=${primary.folder} port=5432 user=postgres password=${password}`;
  await appendFile(path.join(files, "postgresql.auto.conf"), `\nprimary_conninfo = '${address}'\n`);
  await writeFile(path.join(files, "standby.signal"), "");
}

async function reach(home: ClusterHome, password: string): Promise<ReplicatedServer> {
  const postmaster = (await findPostmaster(dataDirectoryOf(home)))!;
  const { host, port } = postmaster;
  const databaseUrl = `postgres://postgres:${password}@localhost:${port}/${DATABASE_NAME}?host=${encodeURIComponent(host)}`;
  return {
    socketPath: path.join(host, `.s.PGSQL.${port}`),
    databaseUrl,
    query: async (text) => (await withClient(databaseUrl, (client) => client.query(text))).rows,
    kill: () => killAll(postmaster),
  };
}

/** With its backends, which would answer on until they notice. */
async function killAll({ pid }: Postmaster): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
  for (const one of [pid, ...children.trim().split(" ").map(Number)]) {
    try {
      process.kill(one, "SIGKILL");
    } catch {} // one of its helpers may have ended in the meantime
  }
}
