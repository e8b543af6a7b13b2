import { type SQL, sql } from "drizzle-orm";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, readRows } from "#app/platform/db/read-rows.server.ts";
import type { DurableWork } from "#app/platform/jobs/open-queue.server.ts";

/** Faults of ours after which a bill is not audited by itself until something of it changes. */
export const MAX_FAILURES = 3;

interface AuditServices {
  db: Database;
  auditing: DurableWork;
}

/** Asks for the audit of a kept bill of which something changed, by whichever process does such work. Of a bill that is not the
 *  keeper's nothing is asked. */
export function askForAudit(services: AuditServices, keeper: RecordKeeper, billId: string): Promise<void> {
  return ask(services, keeper, [billId], sql`update set failures = 0, asked_at = clock_timestamp()`);
}

/** The same of bills whose audit is found to be out of date; one that could not be done by itself is not tried again. */
export async function askForMissingAudits(
  services: AuditServices,
  keeper: RecordKeeper,
  billIds: readonly string[],
): Promise<void> {
  if (billIds.length > 0) await ask(services, keeper, billIds, sql`nothing`);
}

async function ask(
  { db, auditing }: AuditServices,
  { accountId }: RecordKeeper,
  billIds: readonly string[],
  onConflict: SQL,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      insert into bills_to_audit (bill_id, account_id)
      select bill_id, account_id from account_bills
      where bill_id = any(${sql.param(billIds)}::uuid[]) and account_id = ${accountId} and state = 'kept'
      on conflict (bill_id) do ${onConflict}`);
    if (rowCount) await auditing.request(transaction);
  });
}

/** Removes the note that a bill could not be audited by itself: its owner had it audited, with their own answers. */
export async function forgetFailedAudit(
  db: Database,
  { accountId }: RecordKeeper,
  billId: string,
): Promise<void> {
  await db.execute(sql`
    delete from bills_to_audit
    where bill_id = ${billId} and account_id = ${accountId} and failures >= ${MAX_FAILURES}`);
}

/** Whether a bill waits for its audit; "failed": it could not be done by itself. Null: no one asked for it. */
export async function findAuditAsked(
  db: Database,
  { accountId }: RecordKeeper,
  billId: string,
): Promise<"waiting" | "failed" | null> {
  const [row] = await readRows(
    db,
    { failures: isInteger },
    sql`select failures from bills_to_audit where bill_id = ${billId} and account_id = ${accountId}`,
  );
  return row ? (row.failures >= MAX_FAILURES ? "failed" : "waiting") : null;
}
