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

/** Tells when what public pages show has changed, whichever process changed it. */
export interface DataVersion {
  /** The version as last read; null while it is not known. */
  current(): KnownVersion | null;
  /** Says that this process may just have changed data: no version is known until it was read again. */
  expectChange(): void;
  close(): Promise<void>;
}

const READ_EVERY_SECONDS = 1;

/**
 * Reads the version every second, so that no request has to. While the database does not answer within `timeoutMs`, the
 * version stays as last read, whatever was expected: nothing newer could be shown either.
 */
export function watchDataVersion(db: PooledDatabase, { timeoutMs }: { timeoutMs: number }): DataVersion {
  let version: KnownVersion | null = null;
  let lastRead: KnownVersion | null = null;
  let expectedChanges = 0;

  async function read() {
    const expectedBefore = expectedChanges;
    const found = await timeout(readVersion(db), { ms: timeoutMs }).catch(() => null);
    lastRead = found ?? lastRead;
    if (found === null || expectedChanges === expectedBefore) version = lastRead;
  }

  const reading = repeatInBackground(read, READ_EVERY_SECONDS);
  return {
    current: () => version,
    expectChange() {
      expectedChanges += 1;
      version = null;
      reading.nudge();
    },
    close: () => reading.close(),
  };
}

/** Says that what public pages show has changed, where no trigger of the tables tells it. */
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
