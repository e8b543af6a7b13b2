import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readFile, rm, rmdir, stat, truncate } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { ensureArchivingConfigured } from "./archiving.server.ts";
import type { ClusterHome } from "./cluster-home.server.ts";
import { DATA_DIRECTORY_NAME, dataDirectoryOf, programOptions } from "./initialise.server.ts";
import { memorySettings } from "./memory-settings.server.ts";
import type { PostgresSettings } from "./postgres-settings.ts";
import { findPostmaster, type Postmaster, releaseForeignPid } from "./postmaster-file.server.ts";

/** A socket's path has 107 bytes on Linux, 103 on macOS. */
const SOCKET_PATH_LIMIT_BYTES = 103;
const SOCKET_NAME = ".s.PGSQL.5432";
const LOG_NAME = "server.log";
const LOG_LIMIT_BYTES = 1_000_000;

/** A last checkpoint onto a slow disk takes its time. */
const STOP_TIMEOUT_MS = 120_000;

/** Relative to the home of the cluster: pg_ctl hands it to a shell, which a path may have to say something to. */
const PGDATA = `--pgdata=${DATA_DIRECTORY_NAME}`;

/** What the log may say: that PostgreSQL started, stopped or failed, never a statement or a value in it. */
const PRIVATE_LOG: PostgresSettings = {
  log_min_messages: "log",
  log_min_error_statement: "panic",
  log_error_verbosity: "terse",
  log_checkpoints: "off",
};

/** Children of a killed PostgreSQL still hold its memory; once they have died, another can start. */
export class MemoryStillHeld extends Error {}

const SAYS_MEMORY_IS_HELD = /FATAL: {2}pre-existing shared memory block \([^()]*\) is still in use/;

/**
 * Starts PostgreSQL and waits until it takes connections. It is detached (pg_ctl gives it its own session), so
 * that Ctrl-C reaches this process alone, which then closes in its own order. It listens where one that was `killed` did,
 * for those who still know that one's address. Throws with the end of its log, `MemoryStillHeld` where waiting helps.
 */
export async function startPostgres(
  home: ClusterHome,
  settings: PostgresSettings,
  killed: Postmaster | null,
): Promise<void> {
  await keepShort(path.join(home.folder, LOG_NAME));
  const listening =
    process.platform === "win32" ? await listenOnLoopback(killed) : await listenOnSocket(home, killed);
  const socketFolder = listening.unix_socket_directories ?? home.folder;
  await releaseForeignPid(dataDirectoryOf(home), path.join(socketFolder, `${SOCKET_NAME}.lock`));
  await ensureArchivingConfigured(home);
  const parameters = {
    ...PRIVATE_LOG,
    timezone: "UTC",
    archive_mode: "on", // only a restart could turn it on; archiving.conf says where to, if anywhere
    ...memorySettings(),
    ...listening,
    ...settings,
  };
  const options = Object.entries(parameters).map(([name, value]) => `-c ${name}=${value}`);
  const args = ["start", "--wait", PGDATA, `--log=${LOG_NAME}`, `--options=${options.join(" ")}`];
  const program = spawn(home.binaries.programs.pg_ctl, args, { ...programOptions(home), stdio: "ignore" });
  const [exitCode] = await once(program, "exit");
  if (exitCode === 0) return;
  if (socketFolder !== killed?.host && isMadeForOneStart(home, socketFolder))
    await rm(socketFolder, { recursive: true, force: true });
  const said = await endOfLog(home);
  const lastError = said.findLast((line) => line.includes("FATAL:")) ?? "";
  const Failure = SAYS_MEMORY_IS_HELD.test(lastError) ? MemoryStillHeld : Error;
  throw new Failure(`pg_ctl start failed; ${LOG_NAME} in ${home.folder} ends with:\n${said.join("\n")}`);
}

/**
 * Stops PostgreSQL, rolling back open transactions, and waits for this server to exit. pg_ctl would also wait for a
 * next server, which another process may start at once.
 */
export async function stopPostgres(home: ClusterHome, { pid, host }: Postmaster): Promise<void> {
  const args = ["stop", "--no-wait", "--mode=fast", PGDATA];
  await promisify(execFile)(home.binaries.programs.pg_ctl, args, programOptions(home));
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while ((await findPostmaster(dataDirectoryOf(home)))?.pid === pid) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) does not end.`);
    await pause(25);
  }
  // Empty, unless the next one listens in it already.
  if (isMadeForOneStart(home, host)) await rmdir(host).catch(() => {});
}

/** Loopback only, on any free port: Node cannot use Unix sockets on Windows. */
async function listenOnLoopback(killed: Postmaster | null): Promise<PostgresSettings> {
  return { listen_addresses: "127.0.0.1", port: String(killed?.port ?? (await findFreePort())) };
}

/** A Unix socket in a folder that only its owner enters, and no TCP port. */
async function listenOnSocket(home: ClusterHome, killed: Postmaster | null): Promise<PostgresSettings> {
  const folder = isFitForSocket(home.folder)
    ? home.folder
    : ((await socketFolderOf(killed)) ?? (await makeSocketFolder(home)));
  return {
    listen_addresses: "",
    port: "5432",
    unix_socket_directories: folder,
    unix_socket_permissions: "0700",
  };
}

async function socketFolderOf(killed: Postmaster | null): Promise<string | null> {
  if (!killed || !isFitForSocket(killed.host)) return null;
  return stat(killed.host).then(
    () => killed.host,
    () => null,
  );
}

/** Short enough, and of characters that neither the shell nor PostgreSQL's list of folders takes for their own. */
function isFitForSocket(folder: string): boolean {
  const socket = `${folder}/${SOCKET_NAME}`;
  return Buffer.byteLength(socket) <= SOCKET_PATH_LIMIT_BYTES && /^[\w/.-]+$/.test(socket);
}

async function makeSocketFolder({ user }: ClusterHome): Promise<string> {
  const parent = isFitForSocket(path.join(tmpdir(), "faircharge-XXXXXX")) ? tmpdir() : "/tmp";
  const folder = await mkdtemp(path.join(parent, "faircharge-"));
  if (user) await chown(folder, user.uid, user.gid);
  return folder;
}

/** The home of the cluster stays. */
function isMadeForOneStart(home: ClusterHome, socketFolder: string): boolean {
  return path.isAbsolute(socketFolder) && socketFolder !== home.folder;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("No free port on 127.0.0.1.");
  return address.port;
}

async function keepShort(log: string): Promise<void> {
  const { size } = await stat(log).catch(() => ({ size: 0 }));
  if (size > LOG_LIMIT_BYTES) await truncate(log);
}

async function endOfLog({ folder }: ClusterHome): Promise<string[]> {
  const text = await readFile(path.join(folder, LOG_NAME), "utf8").catch(() => "(nothing)");
  return text.trimEnd().split("\n").slice(-5);
}
