import { sql } from "drizzle-orm";
import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, readRows } from "#app/platform/db/read-rows.server.ts";
import { openJson, sealJson } from "#app/platform/keys/sealing-key.server.ts";
import { auditFactFields } from "../read-audit-facts.ts";
import type { AuditFactTexts } from "./fact-texts-of.ts";

/** Longer texts say nothing that an audit asks for. */
const LONGEST_TEXT = 100;

/** Keeps what a bill's form for an audit says so far, right or wrong, in place of what it said before. "gone": there is no
 *  such bill of the keeper's. */
export async function saveAuditDraft(
  db: Database,
  { accountId, key }: BillKeeper,
  { billId, fields }: { billId: string; fields: Readonly<Record<string, string>> },
  clock: Clock,
): Promise<"saved" | "gone"> {
  const texts = auditFactFields.map((name) => [name, (fields[name] ?? "").slice(0, LONGEST_TEXT)]);
  const sealed = sealJson(key, purposeOf(billId), Object.fromEntries(texts));
  const { rowCount } = await db.execute(sql`
    insert into account_audit_drafts (bill_id, account_id, sealed_fields, updated_at)
    select bill_id, account_id, ${sealed}, ${clock.now()} from account_bills
    where bill_id = ${billId} and account_id = ${accountId}
    on conflict (bill_id) do update
      set sealed_fields = excluded.sealed_fields, updated_at = excluded.updated_at`);
  return rowCount === 1 ? "saved" : "gone";
}

/** What the form of a bill said when it was saved for later; null: it never was, or the audit is done. */
export async function findAuditDraft(
  db: Database,
  { accountId, key }: BillKeeper,
  billId: string,
): Promise<AuditFactTexts | null> {
  const [row] = await readRows(
    db,
    { sealed: isBytes },
    sql`select sealed_fields as sealed from account_audit_drafts
        where bill_id = ${billId} and account_id = ${accountId}`,
  );
  return row ? openJson(key, purposeOf(billId), row.sealed) : null;
}

export async function discardAuditDraft(
  db: Database,
  { accountId }: BillKeeper,
  billId: string,
): Promise<void> {
  await db.execute(
    sql`delete from account_audit_drafts where bill_id = ${billId} and account_id = ${accountId}`,
  );
}

function purposeOf(billId: string): string {
  return `audit draft ${billId}`;
}
