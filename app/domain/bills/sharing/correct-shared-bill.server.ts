import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { readRows } from "#app/platform/db/read-rows.server.ts";
import type { BillFacts, SharedBill } from "./shared-bill.ts";
import { sharedBillColumns, sharedBillOf, sharedBillShape } from "./shared-bill-columns.server.ts";

export type CorrectedBill = { outcome: "corrected"; bill: SharedBill } | { outcome: "withdrawn-or-unknown" };

/** Replaces what is shared of a bill by what its owner says; the values before are not kept, only which of them were
 *  changed. */
export async function correctSharedBill(
  db: Database,
  id: string,
  { hospitalName, invoiceDate, totalCents }: BillFacts,
  clock: Clock,
): Promise<CorrectedBill> {
  const [row] = await readRows(
    db,
    sharedBillShape,
    sql`
      update shared_bills
      set hospital_name = ${hospitalName}, invoice_date = ${invoiceDate}, total_cents = ${totalCents},
        corrected_at = ${clock.now()},
        corrected_facts = array(
          select fact from (values
            ('hospitalName', hospital_name is distinct from ${hospitalName}::text),
            ('invoiceDate', invoice_date is distinct from ${invoiceDate}::date),
            ('totalCents', total_cents is distinct from ${totalCents}::bigint)) as changed(fact, is_changed)
          where is_changed or fact = any(corrected_facts))
      where id = ${id} and withdrawn_at is null
      returning ${sharedBillColumns}`,
  );
  return row ? { outcome: "corrected", bill: sharedBillOf(row) } : { outcome: "withdrawn-or-unknown" };
}
