import { execFile } from "node:child_process";
import { once } from "node:events";
import { readFile, readlink, realpath, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { isProcessAlive } from "./process-alive.server.ts";

/** What a running PostgreSQL writes about itself into its data directory. `host` is a socket folder or an address. */
export type Postmaster = { pid: number; port: number; host: string };

/**
 * The postmaster of a data directory, from its postmaster.pid, or null if that process has ended.
 * Lines: pid, directory, start, port, socket folder, address (PostgreSQL's src/include/utils/pidfile.h).
 */
export async function findPostmaster(dataDirectory: string): Promise<Postmaster | null> {
  const postmaster = await readPostmaster(dataDirectory);
  if (!postmaster) return null;
  // In another container on the same volume it has no number here, but its socket answers; a second one would
  // destroy the files.
  const isRunning = (await isPostmaster(postmaster.pid, dataDirectory)) || (await hasOpenSocket(postmaster));
  return isRunning ? postmaster : null;
}

/** The contents of postmaster.pid, even of a killed postmaster; null if the last one stopped normally. */
export async function readPostmaster(dataDirectory: string): Promise<Postmaster | null> {
  const [pid, , , port, socketFolder, address] = await readPidFile(dataDirectory);
  const host = socketFolder || address;
  return pid && port && host ? { pid: Number(pid), port: Number(port), host } : null;
}

/**
 * Repairs a postmaster.pid whose number now belongs to a stranger (after a restart of a container or machine):
 * PostgreSQL would take the stranger for its own and refuse to start. The number becomes ours, which it knows
 * as its starter's and looks past; its other guard, the shared memory named in the file, stays.
 */
export async function releaseForeignPid(dataDirectory: string, socketLock: string): Promise<void> {
  const [pid, ...rest] = await readPidFile(dataDirectory);
  if (!pid || (await isPostmaster(Number(pid), dataDirectory)) || !isProcessAlive(Number(pid))) return;
  await writeFile(pidFile(dataDirectory), [process.pid, ...rest].join("\n"));
  await rm(socketLock, { force: true });
}

async function readPidFile(dataDirectory: string): Promise<string[]> {
  try {
    return (await readFile(pidFile(dataDirectory), "utf8")).split("\n").map((line) => line.trimEnd());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

function pidFile(dataDirectory: string): string {
  return path.join(dataDirectory, "postmaster.pid");
}

/** A postmaster's working directory is its data directory (Linux), or at least its name matches (macOS). */
async function isPostmaster(pid: number, dataDirectory: string): Promise<boolean> {
  if (!isProcessAlive(pid)) return false;
  if (process.platform === "linux") {
    return (await readlink(`/proc/${pid}/cwd`).catch(() => "")) === (await realpath(dataDirectory));
  }
  if (process.platform === "darwin") {
    const { stdout } = await promisify(execFile)("ps", ["-o", "comm=", "-p", String(pid)]).catch(() => ({
      stdout: "",
    }));
    return stdout.includes("postgres");
  }
  return true;
}

async function hasOpenSocket({ host, port }: Postmaster): Promise<boolean> {
  if (!path.isAbsolute(host)) return false;
  const socket = connect(path.join(host, `.s.PGSQL.${port}`));
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
