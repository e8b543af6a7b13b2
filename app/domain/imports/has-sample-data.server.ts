import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** Whether the hospitals of this site are the fictional ones of a fresh install. */
export async function hasSampleData(db: Database): Promise<boolean> {
  const { rows } = await db.execute(sql`select from hospitals where is_sample limit 1`);
  return rows.length > 0;
}
