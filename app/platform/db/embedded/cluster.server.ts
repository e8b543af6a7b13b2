import { readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type ClusterHome, findClusterHome } from "./cluster-home.server.ts";
import { dataDirectoryOf, initialiseCluster, passwordFileOf } from "./initialise.server.ts";
import { type JoinedPostgres, keepDatabaseConnected } from "./keep-database-connected.server.ts";
import type { PostgresSettings } from "./postgres-settings.ts";
import { findPostmaster, type Postmaster, readPostmaster } from "./postmaster-file.server.ts";
import { startAlone } from "./start-alone.server.ts";
import { MemoryStillHeld, startPostgres, stopPostgres } from "./start-stop.server.ts";

/** A running PostgreSQL that this site manages. */
export type Cluster = {
  /** The connection URL of one of its databases, password included. */
  urlOf(database: string): string;
  home: ClusterHome;
  /** Keeps other processes out until this process ends or closes it. False: another process uses the cluster. */
  takeAlone(): Promise<boolean>;
  /** `stopped`: no one else used it. */
  close(): Promise<{ stopped: boolean }>;
};

export type ClusterOptions = {
  dataDir: string;
  settings?: PostgresSettings;
  announce?: (line: string) => void;
};

/** Every process that uses the cluster holds this lock shared; who gets it alone is the last one. 'fair' in ASCII. */
const PRESENCE_LOCK = 0x66616972;

const OPENING_TIMEOUT_MS = 60_000;

/** While a killed PostgreSQL's children die, only time counts. */
const STARTS_TRIED = 5;

/**
 * Joins the cluster under `dataDir`, or creates and starts it. A PostgreSQL that a killed process left behind
 * is joined or recovered; one that is killed later is started again, at the same address. `close()` stops PostgreSQL, unless another process still uses it: then that one will.
 */
export async function openCluster({ dataDir, settings, announce }: ClusterOptions): Promise<Cluster> {
  try {
    const home = await findClusterHome(dataDir, announce ?? console.log);
    await initialiseCluster(home);
    const password = (await readFile(passwordFileOf(home), "utf8")).trim();
    const join = () => joinOrStart(home, password, settings ?? {});
    const { postmaster, ...membership } = await keepDatabaseConnected(join, announce ?? console.log);
    return {
      home,
      urlOf: (database) => connectionUrl(postmaster, password, database),
      takeAlone: () => tryLockAlone(membership.presence()),
      close: async () => leave(home, await membership.end()),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The built-in PostgreSQL in ${dataDir} did not start: ${reason}\n` +
        "Mend that, or use a PostgreSQL (15 or later) of your own: DATABASE_URL=postgres://user:password@host/database",
      { cause },
    );
  }
}

async function joinOrStart(
  home: ClusterHome,
  password: string,
  settings: PostgresSettings,
): Promise<JoinedPostgres> {
  const deadline = Date.now() + OPENING_TIMEOUT_MS;
  const killed = await readPostmaster(dataDirectoryOf(home));
  let failedStarts = 0;
  for (;;) {
    const postmaster = await findPostmaster(dataDirectoryOf(home));
    if (postmaster) {
      const presence = await announcePresence(postmaster, password).catch((error: unknown) => {
        if (!isStartingOrStopping(error) || Date.now() > deadline) throw error;
      });
      if (presence) return { postmaster, ...presence };
    } else {
      const start = async () => {
        const wasFaster = await findPostmaster(dataDirectoryOf(home));
        if (wasFaster === null) await startPostgres(home, settings, killed);
      };
      await startAlone(home, start).catch((error: unknown) => {
        if (!(error instanceof MemoryStillHeld)) failedStarts += 1;
        if (failedStarts === STARTS_TRIED || Date.now() > deadline) throw error;
      });
    }
    if (Date.now() > deadline) throw new Error("another process has been starting it for a minute.");
    await pause(25);
  }
}

async function announcePresence(
  postmaster: Postmaster,
  password: string,
): Promise<Omit<JoinedPostgres, "postmaster">> {
  const presence = new pg.Client({ connectionString: connectionUrl(postmaster, password, "postgres") });
  // A lost connection fails its user's next query; this listener only keeps it from throwing.
  presence.on("error", () => {});
  const lost = new Promise<void>((resolve) => presence.once("end", resolve));
  try {
    await presence.connect();
    await presence.query("select pg_advisory_lock_shared($1)", [PRESENCE_LOCK]);
    return { presence, lost };
  } catch (error) {
    await presence.end().catch(() => {});
    throw error;
  }
}

async function leave(
  home: ClusterHome,
  { postmaster, presence }: JoinedPostgres,
): Promise<{ stopped: boolean }> {
  try {
    const stopped = await isLastOne(presence);
    if (stopped) await stopPostgres(home, postmaster);
    return { stopped };
  } finally {
    await presence.end().catch(() => {});
  }
}

async function isLastOne(presence: pg.Client): Promise<boolean> {
  try {
    await presence.query("select pg_advisory_unlock_shared($1)", [PRESENCE_LOCK]);
    return await tryLockAlone(presence);
  } catch {
    // The connection is gone, and PostgreSQL with it.
    return false;
  }
}

async function tryLockAlone(presence: pg.Client): Promise<boolean> {
  const { rows } = await presence.query("select pg_try_advisory_lock($1) as alone", [PRESENCE_LOCK]);
  return rows[0].alone;
}

/** Refused (08…, no SQLSTATE), shutting down or starting (57P0x): all but a wrong password or a full house. */
function isStartingOrStopping(error: unknown): boolean {
  const { code = "" } = error as { code?: string };
  return !/^(28|53)/.test(code);
}

/** Where one of the databases of a running PostgreSQL of ours is. */
export function connectionUrl({ host, port }: Postmaster, password: string, database: string): string {
  const server = path.isAbsolute(host) ? `localhost:${port}` : `${host}:${port}`;
  const socket = path.isAbsolute(host) ? `?host=${encodeURIComponent(host)}` : "";
  return `postgres://postgres:${password}@${server}/${database}${socket}`;
}
