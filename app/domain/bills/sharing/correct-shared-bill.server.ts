import { and, eq, sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { sharedBills } from "#app/platform/db/schema.server.ts";
import { BILL_FACTS, type BillFacts, type SharedBill } from "./shared-bill.ts";
import { isNotWithdrawn, sharedBillColumns } from "./shared-bill-columns.server.ts";

export type CorrectedBill = { outcome: "corrected"; bill: SharedBill } | { outcome: "withdrawn-or-unknown" };

/** Replaces what is shared of a bill by what its owner says; the values before are not kept, only which of them were
 *  changed. */
export async function correctSharedBill(
  db: Database,
  id: string,
  { hospitalName, invoiceDate, totalCents }: BillFacts,
  clock: Clock,
): Promise<CorrectedBill> {
  const facts = { hospitalName, invoiceDate, totalCents };
  const changed = BILL_FACTS.map(
    (fact) =>
      sql`(${fact}::text, ${sharedBills[fact]} is distinct from ${sql.param(facts[fact], sharedBills[fact])})`,
  );
  const correctedFacts = sql`
    array(select fact from (values ${sql.join(changed, sql`, `)}) as changed(fact, is_changed)
      where is_changed or fact = any(${sharedBills.correctedFacts}))`;
  const [bill] = await db
    .update(sharedBills)
    .set({ ...facts, correctedFacts, correctedAt: clock.now() })
    .where(and(eq(sharedBills.id, id), isNotWithdrawn))
    .returning(sharedBillColumns);
  return bill ? { outcome: "corrected", bill } : { outcome: "withdrawn-or-unknown" };
}
