import { and, eq } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { sharedBills } from "#app/platform/db/schema.server.ts";
import { isNotWithdrawn } from "./shared-bill-columns.server.ts";

export type WithdrawnBill = { outcome: "withdrawn" } | { outcome: "withdrawn-or-unknown" };

/** Takes a bill back: its values are erased; what stays is that one was shared and withdrawn, and when. */
export async function withdrawSharedBill(db: Database, id: string, clock: Clock): Promise<WithdrawnBill> {
  const { rowCount } = await db
    .update(sharedBills)
    .set({
      hospitalName: null,
      invoiceDate: null,
      totalCents: null,
      correctedFacts: [],
      withdrawnAt: clock.now(),
    })
    .where(and(eq(sharedBills.id, id), isNotWithdrawn));
  return { outcome: rowCount ? "withdrawn" : "withdrawn-or-unknown" };
}
