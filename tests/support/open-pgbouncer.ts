import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { vi } from "vitest";
import { installWithApt } from "./install-with-apt.ts";

const PROGRAM = "/usr/sbin/pgbouncer";

/** Whether Debian's PgBouncer is here, or could be installed. */
export function findPgBouncer(): boolean {
  const works = () => spawnSync(PROGRAM, ["--version"], { stdio: "ignore" }).status === 0;
  return works() || (installWithApt("pgbouncer", "to put a pooler in front of the database") && works());
}

export interface PgBouncer {
  /** The same database, through it. */
  databaseUrl: string;
  /** All that it has logged. */
  logged(): string;
  close(): Promise<void>;
}

/** PgBouncer in transaction mode in front of a database that listens on a Unix socket; clients share two connections, and
 *  statements have a limit by `connectQuery`. */
export async function openPgBouncer(
  serverUrl: string,
  { connectQuery }: { connectQuery: string },
): Promise<PgBouncer> {
  const server = new URL(serverUrl);
  const socketFolder = server.searchParams.get("host") ?? "";
  const { uid, gid } = await stat(socketFolder); // no one else enters it, and PgBouncer refuses to run as root
  const folder = await mkdtemp(path.join(tmpdir(), "fc-"));
  const name = server.pathname.slice(1);
  const settings = `
    [databases]
    ${name} = host=${socketFolder} port=${server.port} user=${server.username} password=${server.password} connect_query='${connectQuery}'
    [pgbouncer]
    listen_addr =
    unix_socket_dir = ${folder}
    auth_type = any
    pool_mode = transaction
    default_pool_size = 2
    max_client_conn = 100`;
  const file = path.join(folder, "pgbouncer.ini");
  await writeFile(file, settings.replaceAll(/^ +/gm, ""));
  await chown(folder, uid, gid);
  const program = spawn(PROGRAM, [file], { uid, gid });
  let log = "";
  program.stderr.on("data", (text: Buffer) => {
    log += text;
  });
  const ended = once(program, "exit");
  await vi.waitUntil(() => log.includes("process up") || program.exitCode !== null, { timeout: 120_000 });
  if (program.exitCode !== null) throw new Error(`PgBouncer ended:\n${log}`);
  const pooled = new URL(serverUrl);
  pooled.port = "6432";
  pooled.searchParams.set("host", folder);
  return {
    databaseUrl: pooled.href,
    logged: () => log,
    async close() {
      program.kill("SIGTERM"); // at once, even with connected clients
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}
