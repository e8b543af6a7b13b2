import { randomBytes } from "node:crypto";
import { link, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import path from "node:path";
import type { ClusterHome } from "./cluster-home.server.ts";
import { isProcessAlive } from "./process-alive.server.ts";

/** pg_ctl gives up on a start after 60 s; who holds on for longer is gone, if in another container. */
const ABANDONED_AFTER_MS = 90_000;

/** What this process holds, which others of its number, before a restart of the container, did not. */
const held = new Set<string>();

/**
 * Runs `start` unless another process, or another part of this one, is starting PostgreSQL. Two simultaneous starts
 * both delete the postmaster.pid of a killed server. The second may delete the first one's new file; that PostgreSQL
 * then can't be found and exits within a minute.
 */
export async function startAlone(home: ClusterHome, start: () => Promise<void>): Promise<void> {
  const lock = path.join(home.folder, "starting");
  const mine = `${hostname()} ${process.pid} ${randomBytes(8).toString("hex")}`;
  held.add(mine);
  try {
    if (!(await take(lock, mine))) return;
    try {
      await start();
    } finally {
      if ((await readIfThere(lock)) === mine) await rm(lock, { force: true });
    }
  } finally {
    held.delete(mine);
  }
}

async function take(lock: string, mine: string): Promise<boolean> {
  try {
    await writeFile(lock, mine, { flag: "wx", mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const theirs = await readIfThere(lock);
  if (theirs !== null && (await isAbandoned(lock, theirs))) await takeAway(lock, theirs);
  return false; // the process that wants to start it tries again
}

async function isAbandoned(lock: string, theirs: string): Promise<boolean> {
  if (held.has(theirs)) return false;
  const [host, pid] = theirs.split(" ");
  if (host === hostname() && (Number(pid) === process.pid || !isProcessAlive(Number(pid)))) return true;
  const { mtimeMs } = await stat(lock).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > ABANDONED_AFTER_MS;
}

/** Gives back what is not `theirs`: another was faster, and holds its own by now. */
async function takeAway(lock: string, theirs: string): Promise<void> {
  const away = `${lock}.${randomBytes(4).toString("hex")}`;
  await rename(lock, away).catch(() => {});
  const taken = await readIfThere(away);
  if (taken !== null && taken !== theirs) await link(away, lock).catch(() => {});
  await rm(away, { force: true });
}

async function readIfThere(file: string): Promise<string | null> {
  return readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}
