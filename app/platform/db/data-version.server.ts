import { sql } from "drizzle-orm";
import { timeout } from "remix-utils/promise";
import { repeatInBackground } from "#app/platform/jobs/repeat-in-background.ts";
import type { Database, PooledDatabase } from "./open-database.server.ts";

/** What public pages show, by numbers that grow with each change of it. */
export interface KnownVersion {
  /** Of everything. */
  all: bigint;
  /** Of shared bills alone, which show on few pages. */
  bills: bigint;
}

/** Shows when the data on public pages have changed, in any process. */
export interface DataVersion {
  /** The version as last read; null while it was never read, or this process may have changed it since. */
  current(): KnownVersion | null;
  /** The version with all that this process was said to change until now: as soon as it was read again. Null where it was
   *  never read. */
  upToDate(): Promise<KnownVersion | null>;
  /** Says that this process may just have changed data. */
  expectChange(): void;
  close(): Promise<void>;
}

const READ_EVERY_SECONDS = 1;

/** Reads the version every second, so that no request has to. While the database doesn't answer within `timeoutMs`, the version
 * stays as last read: nothing newer could be shown either. */
export function watchDataVersion(db: PooledDatabase, { timeoutMs }: { timeoutMs: number }): DataVersion {
  let lastRead: KnownVersion | null = null;
  let expectedChanges = 0;
  /** Of those, how many had been expected when the last reading began. */
  let readChanges = 0;
  let waiting: { changes: number; resolve(): void }[] = [];

  async function read() {
    const changes = expectedChanges;
    lastRead = (await timeout(readVersion(db), { ms: timeoutMs }).catch(() => null)) ?? lastRead;
    readChanges = changes;
    const due = waiting.filter((one) => one.changes <= changes);
    waiting = waiting.filter((one) => one.changes > changes);
    for (const { resolve } of due) resolve();
  }

  const reading = repeatInBackground(read, READ_EVERY_SECONDS);
  return {
    current: () => (readChanges === expectedChanges ? lastRead : null),
    async upToDate() {
      const changes = expectedChanges;
      if (readChanges < changes) await new Promise<void>((resolve) => waiting.push({ changes, resolve }));
      return lastRead;
    },
    expectChange() {
      expectedChanges += 1;
      reading.nudge();
    },
    async close() {
      await reading.close();
      for (const { resolve } of waiting) resolve();
    },
  };
}

/** Records a change of public page data, for changes that no database trigger records. */
export async function countDataChange(db: Database): Promise<void> {
  await db.execute(sql`update data_version set version = version + 1`);
}

async function readVersion(db: PooledDatabase): Promise<KnownVersion> {
  const { rows } = await db.$client.query<{ version: string; bills: string }>(
    "select version, bills_version as bills from data_version",
  );
  const [{ version, bills }] = rows as [{ version: string; bills: string }];
  return { all: BigInt(version), bills: BigInt(bills) };
}
