import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";

/** Takes an imported file back with all that it said. Null: there is none of this number; else its name. */
export async function removeCmsFile(db: Database, cmsFileId: number): Promise<string | null> {
  const removed = await readRows(
    db,
    { fileName: isText },
    sql`delete from cms_files where cms_file_id = ${cmsFileId} returning file_name as "fileName"`,
  );
  return removed[0]?.fileName ?? null;
}
