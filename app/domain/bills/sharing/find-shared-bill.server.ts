import { and, eq } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { sharedBills } from "#app/platform/db/schema.server.ts";
import type { SharedBill } from "./shared-bill.ts";
import { isNotWithdrawn, sharedBillColumns } from "./shared-bill-columns.server.ts";

/** A shared bill by its id (a UUID); null when it was withdrawn or never was. */
export async function findSharedBill(db: Database, id: string): Promise<SharedBill | null> {
  const [bill] = await db
    .select(sharedBillColumns)
    .from(sharedBills)
    .where(and(eq(sharedBills.id, id), isNotWithdrawn));
  return bill ?? null;
}
