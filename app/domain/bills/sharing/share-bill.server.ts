import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { BillToCheck } from "./bill-to-check.server.ts";
import { correctSharedBill } from "./correct-shared-bill.server.ts";
import type { DeviceBill } from "./device-bill.server.ts";
import { type BillFacts, changedFacts, type ReadOn } from "./shared-bill.ts";

/** Publishes a bill's hospital, invoice date and total with the time of the upload; nothing else of it is stored but where
 *  it was read. Gives the shared bill's id (a UUID). An upload that was shared before, even if withdrawn since, gives the
 *  same one and changes nothing; without an `uploadId` every call shares. */
export async function shareBill(
  db: Database,
  facts: BillFacts,
  { uploadId, readOn }: Pick<NewBill, "uploadId" | "readOn">,
  clock: Clock,
): Promise<string> {
  return (await insertOnce(db, { facts, uploadId, readOn, correctedFacts: [] }, clock)).id;
}

/** As shareBill, with what the bill's owner says of it in place of what was read; what they changed is remembered as
 *  corrected. Said again of the same upload, it is a correction of the bill that was shared. */
export function shareCheckedBill(
  db: Database,
  read: BillToCheck,
  facts: BillFacts,
  clock: Clock,
): Promise<string> {
  const correctedFacts = changedFacts(read.facts, facts);
  return shareOrCorrect(db, { facts, uploadId: read.uploadId, readOn: "server", correctedFacts }, clock);
}

/** As shareCheckedBill, of a bill that this server has not seen. */
export function shareDeviceBill(
  db: Database,
  { facts, changed, uploadId }: DeviceBill,
  clock: Clock,
): Promise<string> {
  return shareOrCorrect(db, { facts, uploadId, readOn: "device", correctedFacts: changed }, clock);
}

interface NewBill {
  facts: BillFacts;
  uploadId: string | null;
  readOn: ReadOn | null;
  correctedFacts: (keyof BillFacts)[];
}

async function shareOrCorrect(db: Database, bill: NewBill, clock: Clock): Promise<string> {
  const { id, isNew } = await insertOnce(db, bill, clock);
  if (!isNew) await correctSharedBill(db, id, bill.facts, clock);
  return id;
}

async function insertOnce(
  db: Database,
  { facts: { hospitalName, invoiceDate, totalCents }, uploadId, readOn, correctedFacts }: NewBill,
  clock: Clock,
): Promise<{ id: string; isNew: boolean }> {
  const uploadedAt = clock.now();
  const correctedAt = correctedFacts.length > 0 ? uploadedAt : null;
  const [shared] = await readRows(
    db,
    { id: isText },
    sql`
      insert into shared_bills (id, hospital_name, invoice_date, total_cents, upload_id, uploaded_at, read_on,
        corrected_facts, corrected_at)
      values (${randomUUID()}, ${hospitalName}, ${invoiceDate}, ${totalCents}, ${uploadId}, ${uploadedAt}, ${readOn},
        ${sql.param(correctedFacts)}::text[], ${correctedAt})
      on conflict (upload_id) do nothing returning id`,
  );
  if (shared) return { id: shared.id, isNew: true };
  const [before] = await readRows(
    db,
    { id: isText },
    sql`select id from shared_bills where upload_id = ${uploadId}`,
  );
  if (!before) throw new Error("A bill was neither shared nor shared before");
  return { id: before.id, isNew: false };
}
