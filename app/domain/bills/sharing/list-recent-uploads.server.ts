import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { readRows } from "#app/platform/db/read-rows.server.ts";
import type { SharedBill } from "./shared-bill.ts";
import { sharedBillColumns, sharedBillOf, sharedBillShape } from "./shared-bill-columns.server.ts";

/** The bills shared last, newest upload first; never a withdrawn one. */
export async function listRecentUploads(db: Database, limit = 10): Promise<SharedBill[]> {
  const rows = await readRows(
    db,
    sharedBillShape,
    sql`
      select ${sharedBillColumns} from shared_bills where withdrawn_at is null
      order by uploaded_at desc, id limit ${limit}`,
  );
  return rows.map(sharedBillOf);
}
