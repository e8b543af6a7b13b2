import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";

/** Returns the states of hospitals by their short ids, 'TX'; of one that is not known, none. */
export async function findHospitalStates(
  db: Database,
  shortIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await readRows(
    db,
    { shortId: isText, state: isText },
    sql`select short_id as "shortId", state from hospitals where short_id = any(${sql.param(shortIds)}::text[])`,
  );
  return new Map(rows.map(({ shortId, state }) => [shortId, state]));
}
