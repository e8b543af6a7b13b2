import { statfs } from "node:fs/promises";
import { explainReadOnly } from "./explain-read-only.server.ts";

/** The message to the operator about a full disk. */
export interface DiskWatch {
  /** Called each time a write finds no room: says so on the console, once a minute. */
  noteFull(): Promise<void>;
  /** Whether a write found no room within the last minute, or the folder has less than the database takes for its next step. */
  isFull(): Promise<boolean>;
}

const MINUTE_MS = 60_000;
/** PostgreSQL writes its log in files of 16 MB. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

/** Watches the disk of a site's own folder, in which its database is, too, unless `databaseUrl` names another one. */
export function openDiskWatch(
  { dataDir: folder, databaseUrl }: { dataDir: string; databaseUrl: string | null },
  nowMs = () => performance.now(),
): DiskWatch {
  const databaseHost = databaseUrl && new URL(databaseUrl).host;
  let notedAt = Number.NEGATIVE_INFINITY;
  let saidAt = Number.NEGATIVE_INFINITY;

  async function say(): Promise<void> {
    if (nowMs() - saidAt < MINUTE_MS) return;
    saidAt = nowMs();
    const where = databaseHost === null ? "" : `, or the disk of the database at ${databaseHost}`;
    console.error(
      `The disk is full: ${await sayFree(folder)}${where}. Nothing new can be saved until there is room; forms are sent back.`,
    );
  }

  return {
    async noteFull() {
      notedAt = nowMs();
      await say();
    },
    async isFull() {
      const isLow = databaseHost === null && ((await freeBytesOf(folder)) ?? MIN_FREE_BYTES) < MIN_FREE_BYTES;
      if (isLow) await say();
      return isLow || nowMs() - notedAt < MINUTE_MS;
    },
  };
}

/** Why a site did not open, where it was for its disk: a read-only one, or one without room. PostgreSQL dies of a full disk, and
 *  its clients see only a lost connection. Null: the disk is not why, or the database is another machine's. */
export async function explainDisk(
  { databaseUrl, dataDir: folder }: { databaseUrl: string | null; dataDir: string },
  error: unknown,
): Promise<Error | null> {
  const readOnly = await explainReadOnly(error, folder);
  if (readOnly || databaseUrl !== null) return readOnly;
  const text = error instanceof Error ? error.message : "";
  const free = await freeBytesOf(folder);
  if (!/No space left on device/.test(text) && (free === null || free >= MIN_FREE_BYTES)) return null;
  return new Error(
    `The disk is full: ${await sayFree(folder)}. A new site takes about 200 MB; make room, and start it again.`,
    { cause: error },
  );
}

async function sayFree(folder: string): Promise<string> {
  const free = await freeBytesOf(folder);
  return free === null ? folder : `${folder} has ${(free / 1e6).toFixed(1)} MB free`;
}

/** What this user may still write there; null: the folder is not there. */
export async function freeBytesOf(folder: string): Promise<number | null> {
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => null,
  );
}
