import { sql } from "drizzle-orm";
import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { removeDisputes } from "./disputed-findings.server.ts";
import { findAudit, listAudits } from "./find-audits.server.ts";

/** Deletes an audit for good, with what was said against its findings. False where there is no such audit of the keeper's. */
export async function deleteAudit(db: Database, keeper: BillKeeper, auditId: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const found = isUuid(auditId) ? await findAudit(transaction, keeper, auditId) : null;
    if (!found) return false;
    await removeDisputes(
      transaction,
      found.kept.disputes.map(({ disputeId }) => disputeId),
    );
    await transaction.execute(
      sql`delete from account_audits where audit_id = ${auditId} and account_id = ${keeper.accountId}`,
    );
    return true;
  });
}

/** Removes what was said against findings of all of a keeper's audits, or of one bill's: nobody can tell any more whose it
 *  was, once the audits are gone. */
export async function removeDisputesOf(
  db: Database,
  keeper: BillKeeper,
  { billId }: { billId?: string } = {},
): Promise<void> {
  const audits = await listAudits(db, keeper, billId === undefined ? {} : { billId });
  await removeDisputes(
    db,
    audits.flatMap(({ summary }) => summary.disputeIds),
  );
}
