import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { readSourceAddress } from "./source-address.ts";

/** Returns the address of a source as it is saved, for what a person typed; null = no such source exists. */
export async function findSourceAddress(db: Database, written: string): Promise<string | null> {
  const address = readSourceAddress(written)?.address ?? written;
  const { rows } = await db.execute<{ address: string }>(
    sql`select address from sources where address = ${address}`,
  );
  return rows[0]?.address ?? null;
}

/** Stops looking at a source, or goes on at once. What came in stays. */
export async function pauseSource(
  db: Database,
  address: string,
  { isPaused, now }: { isPaused: boolean; now: Date },
): Promise<void> {
  await db.execute(sql`
    update sources set
      paused_at = ${isPaused ? sql`coalesce(paused_at, ${now.toISOString()})` : sql`null`},
      next_look_at = ${now.toISOString()}
    where address = ${address}`);
}

/** Forgets a source with its addresses and decisions. The prices that it brought stay. */
export async function removeSource(db: Database, address: string): Promise<void> {
  await db.execute(sql`delete from sources where address = ${address}`);
}

/** Makes sources due at once, all of them or those of some addresses; paused ones stay paused. */
export async function makeDue(db: Database, addresses: readonly string[] | null, now: Date): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update sources set next_look_at = ${now.toISOString()}
    where paused_at is null ${addresses === null ? sql`` : sql`and address = any(${sql.param(addresses)})`}`);
  return rowCount ?? 0;
}
