import { randomUUID } from "node:crypto";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { sharedBills } from "#app/platform/db/schema.server.ts";
import type { BillFacts, SharedBill } from "./shared-bill.ts";

/** Publishes a bill's hospital, invoice date and total with the time of the upload. Nothing else of it is stored. */
export async function shareBill(db: Database, facts: BillFacts, clock: Clock): Promise<SharedBill> {
  const { hospitalName, invoiceDate, totalCents } = facts;
  const bill: SharedBill = { id: randomUUID(), hospitalName, invoiceDate, totalCents };
  await db.insert(sharedBills).values({ ...bill, uploadedAt: clock.now() });
  return bill;
}
