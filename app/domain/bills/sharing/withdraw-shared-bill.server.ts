import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

export type WithdrawnBill = { outcome: "withdrawn" } | { outcome: "withdrawn-or-unknown" };

/** Takes a bill back: its values are erased; what stays is that one was shared and withdrawn, and when. */
export async function withdrawSharedBill(db: Database, id: string, clock: Clock): Promise<WithdrawnBill> {
  const { rowCount } = await db.execute(sql`
    update shared_bills
    set hospital_name = null, invoice_date = null, total_cents = null, corrected_facts = '{}',
      withdrawn_at = ${clock.now()}
    where id = ${id} and withdrawn_at is null`);
  return { outcome: rowCount ? "withdrawn" : "withdrawn-or-unknown" };
}
