import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, readRows } from "#app/platform/db/read-rows.server.ts";
import type { SharedBill } from "./shared-bill.ts";
import { sharedBillColumns, sharedBillOf, sharedBillShape } from "./shared-bill-columns.server.ts";

export type FoundSharedBill =
  | { outcome: "shared"; bill: SharedBill }
  | { outcome: "withdrawn" }
  | { outcome: "unknown" };

/** A shared bill by its id (a UUID). */
export async function findSharedBill(db: Database, id: string): Promise<FoundSharedBill> {
  const [found] = await readRows(
    db,
    { ...sharedBillShape, isWithdrawn: isFlag },
    sql`
      select ${sharedBillColumns}, withdrawn_at is not null as "isWithdrawn"
      from shared_bills where id = ${id}`,
  );
  if (!found) return { outcome: "unknown" };
  const { isWithdrawn, ...row } = found;
  return isWithdrawn ? { outcome: "withdrawn" } : { outcome: "shared", bill: sharedBillOf(row) };
}
