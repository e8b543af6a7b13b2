import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";

/** The bytes of the current file of an address, where it was read for this choice; null: there is none. */
export async function currentFileSha256(
  db: Database,
  address: string,
  choice: string,
): Promise<string | null> {
  const rows = await readRows(
    db,
    { sha256: isText },
    sql`select sha256 from payer_files where address = ${address} and choice = ${choice} and is_current`,
  );
  return rows[0]?.sha256 ?? null;
}
