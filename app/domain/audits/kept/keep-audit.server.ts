import { sql } from "drizzle-orm";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, readRow } from "#app/platform/db/read-rows.server.ts";
import { auditDrafts } from "./audit-drafts.server.ts";
import type { KeptAudit } from "./kept-audit.ts";
import { keptAudits } from "./kept-audits.server.ts";

/** "exists": there is one of this id already, and it stays as it is. "gone": its bill was deleted meanwhile. "too-many-audits":
 *  the bill has as many as are kept. */
export type KeptOrNot = "kept" | "exists" | "gone" | "too-many-audits";

/** Of one bill: who wants another one deletes one that is not needed. */
export const MAX_AUDITS_OF_BILL = 30;

interface AuditToKeep {
  auditId: string;
  billId: string;
  kept: KeptAudit;
  /** No one asked for it: the last two such audits are kept, and a form's answers so far stay. */
  isAutomatic?: true;
}

/** Keeps an audit under an id of the caller's making (a UUID), and ends the draft of the form that asked for it. */
export async function keepAudit(
  db: Database,
  keeper: RecordKeeper,
  { auditId, billId, kept, isAutomatic }: AuditToKeep,
  clock: Clock,
): Promise<KeptOrNot> {
  return db.transaction(async (transaction) => {
    if (!(await keptBills.hold(transaction, keeper, billId))) return "gone";
    if (isAutomatic) {
      // The newest stays: the owner may be writing a letter about it in another window.
      await transaction.execute(sql`
        delete from account_audits where bill_id = ${billId} and is_automatic and audit_id <> (
          select audit_id from account_audits where bill_id = ${billId} and is_automatic
          order by created_at desc limit 1)`);
    }
    const others = await readRow(
      transaction,
      { count: isInteger },
      sql`select count(*)::int as count from account_audits
          where bill_id = ${billId} and audit_id <> ${auditId} and not is_automatic`,
    );
    if (!isAutomatic && others.count >= MAX_AUDITS_OF_BILL) return "too-many-audits";
    const columns = { bill_id: billId, is_automatic: isAutomatic ?? false };
    const added = { id: auditId, kept, columns };
    if (!(await keptAudits.add(transaction, keeper, added, clock.now()))) return "exists";
    if (!isAutomatic) await auditDrafts.discard(transaction, keeper, billId);
    return "kept";
  });
}
