import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";

/** The bytes of the current file of an address, where it was read for this choice and its rates have an index; null: there is none. */
export async function currentFileSha256(
  db: Database,
  address: string,
  choice: string,
): Promise<string | null> {
  const rows = await readRows(
    db,
    { sha256: isText },
    sql`
    select sha256 from payer_files file where address = ${address} and choice = ${choice} and is_current
      and (kind = 'allowed' or rate_count = 0
        or exists (select from payer_rate_index where payer_file_id = file.payer_file_id))`,
  );
  return rows[0]?.sha256 ?? null;
}
