import { statfs } from "node:fs/promises";

/** What the operator is told of a full disk. */
export interface DiskWatch {
  /** Told each time that a write found no room: says so on the console, once a minute. */
  noteFull(): Promise<void>;
  /** Whether a write found no room within the last minute, or the folder has less than the database takes for its next step. */
  isFull(): Promise<boolean>;
}

const MINUTE_MS = 60_000;
/** PostgreSQL writes its log in files of 16 MB. */
const MIN_FREE_BYTES = 16 * 1024 * 1024;

/** Watches the disk under `folder`, the site's own; `databaseHost`: the machine of the database, null where it is in the folder. */
export function openDiskWatch(
  folder: string,
  databaseHost: string | null,
  nowMs = () => performance.now(),
): DiskWatch {
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

/** Why a start failed, where it was for want of room: PostgreSQL dies of it, and whoever asked hears of a lost connection
 *  only. Null: there was room, or the database
 *  is another machine's. */
export async function explainWantOfRoom(
  { databaseUrl, dataDir: folder }: { databaseUrl: string | null; dataDir: string },
  error: unknown,
): Promise<Error | null> {
  if (databaseUrl !== null) return null;
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
