import { sql } from "drizzle-orm";
import type { LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";

/** What a bill keeps of the hospital that it comes from; null where it has no prices. */
export async function findLinkedHospital(db: Database, hospitalId: number): Promise<LinkedHospital | null> {
  const [row] = await readRows(
    db,
    { name: isText, shortId: isText },
    sql`select name, short_id as "shortId" from hospitals
        where hospital_id = ${hospitalId} and current_import_id is not null`,
  );
  return row ?? null;
}
