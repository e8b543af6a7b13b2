import { eq } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { sharedBills } from "#app/platform/db/schema.server.ts";
import type { SharedBill } from "./shared-bill.ts";
import { sharedBillColumns } from "./shared-bill-columns.server.ts";

export type FoundSharedBill =
  | { outcome: "shared"; bill: SharedBill }
  | { outcome: "withdrawn" }
  | { outcome: "unknown" };

/** A shared bill by its id (a UUID). */
export async function findSharedBill(db: Database, id: string): Promise<FoundSharedBill> {
  const [found] = await db
    .select({ ...sharedBillColumns, withdrawnAt: sharedBills.withdrawnAt })
    .from(sharedBills)
    .where(eq(sharedBills.id, id));
  if (!found) return { outcome: "unknown" };
  const { withdrawnAt, ...bill } = found;
  return withdrawnAt ? { outcome: "withdrawn" } : { outcome: "shared", bill };
}
