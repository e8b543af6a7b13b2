import { desc } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { sharedBills } from "#app/platform/db/schema.server.ts";
import type { SharedBill } from "./shared-bill.ts";
import { isNotWithdrawn, sharedBillColumns } from "./shared-bill-columns.server.ts";

/** The bills shared last, newest upload first; never a withdrawn one. */
export async function listRecentUploads(db: Database, limit = 10): Promise<SharedBill[]> {
  return db
    .select(sharedBillColumns)
    .from(sharedBills)
    .where(isNotWithdrawn)
    .orderBy(desc(sharedBills.uploadedAt), sharedBills.id)
    .limit(limit);
}
