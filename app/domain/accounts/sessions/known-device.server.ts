import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, readRows } from "#app/platform/db/read-rows.server.ts";
import { RowGone } from "#app/platform/db/row-gone.server.ts";

/** A browser that an account's owner has signed in with, as it says so itself, sealed: it stays known after they sign out,
 *  until all sessions are ended, as with a new password. */
export interface KnownDevice {
  /** What its tries are counted by. */
  deviceId: string;
  accountId: string;
  entryVersion: number;
}

/** A browser knows so many accounts; the one that was entered last is the last to go. */
const MAX_KNOWN = 4;

/** What a browser says of itself from now on: that the owner of this account has just signed in with it. */
export async function rememberDevice(
  db: Database,
  accountId: string,
  known: readonly KnownDevice[],
): Promise<KnownDevice[]> {
  const entryVersion = await getEntryVersion(db, accountId);
  const others = known.filter((device) => device.accountId !== accountId);
  return [{ deviceId: randomUUID(), accountId, entryVersion }, ...others].slice(0, MAX_KNOWN);
}

/** A number that grows whenever all sessions of an account are ended. Throws where the account is gone. */
export async function getEntryVersion(db: Database, accountId: string): Promise<number> {
  const [row] = await readRows(
    db,
    { entry_version: isInteger },
    sql`select entry_version from accounts where account_id = ${accountId}`,
  );
  if (!row) throw new RowGone(`Account ${accountId} is gone.`);
  return row.entry_version;
}
