import { and, eq } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { sharedBills } from "#app/platform/db/schema.server.ts";
import type { BillFacts, SharedBill } from "./shared-bill.ts";
import { isNotWithdrawn, sharedBillColumns } from "./shared-bill-columns.server.ts";

export type CorrectedBill = { outcome: "corrected"; bill: SharedBill } | { outcome: "withdrawn-or-unknown" };

/** Replaces what is shared of a bill by what its owner says; the values before are not kept. */
export async function correctSharedBill(
  db: Database,
  id: string,
  { hospitalName, invoiceDate, totalCents }: BillFacts,
  clock: Clock,
): Promise<CorrectedBill> {
  const [bill] = await db
    .update(sharedBills)
    .set({ hospitalName, invoiceDate, totalCents, correctedAt: clock.now() })
    .where(and(eq(sharedBills.id, id), isNotWithdrawn))
    .returning(sharedBillColumns);
  return bill ? { outcome: "corrected", bill } : { outcome: "withdrawn-or-unknown" };
}
