import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { sharedBills } from "#app/platform/db/schema.server.ts";
import type { BillFacts } from "./shared-bill.ts";

/** Publishes a bill's hospital, invoice date and total with the time of the upload; nothing else of it is stored.
 *  Gives the shared bill's id (a UUID). An upload that was shared before, even if withdrawn since, gives the same
 *  one and changes nothing; without an `uploadId` every call shares. */
export async function shareBill(
  db: Database,
  { hospitalName, invoiceDate, totalCents }: BillFacts,
  uploadId: string | null,
  clock: Clock,
): Promise<string> {
  const [shared] = await db
    .insert(sharedBills)
    .values({ id: randomUUID(), hospitalName, invoiceDate, totalCents, uploadId, uploadedAt: clock.now() })
    .onConflictDoNothing({ target: sharedBills.uploadId })
    .returning({ id: sharedBills.id });
  if (shared) return shared.id;
  const [before] = await db
    .select({ id: sharedBills.id })
    .from(sharedBills)
    .where(eq(sharedBills.uploadId, uploadId!));
  if (!before) throw new Error("A bill was neither shared nor shared before");
  return before.id;
}
