import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** Whether a source waits to be looked at. */
export async function isAnySourceDue(db: Database, now: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select from sources where paused_at is null and next_look_at <= ${now.toISOString()} limit 1`);
  return rows.length > 0;
}
