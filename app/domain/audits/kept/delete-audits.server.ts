import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { removeDisputes } from "./disputed-findings.server.ts";
import { keptAudits } from "./kept-audits.server.ts";

/** Deletes an audit for good, with the disputes of its findings. False if the keeper has no such audit. */
export async function deleteAudit(db: Database, keeper: RecordKeeper, auditId: string): Promise<boolean> {
  return db.transaction(async (transaction) => {
    const found = await keptAudits.find(transaction, keeper, auditId);
    if (!found) return false;
    await removeDisputes(
      transaction,
      found.kept.disputes.map(({ disputeId }) => disputeId),
    );
    return keptAudits.remove(transaction, keeper, { id: auditId });
  });
}

/** Removes the disputes of findings from all of a keeper's audits, or from one bill's. Once the audits are gone, no one can tell
 *  any more whose the disputes were. */
export async function removeDisputesOf(
  db: Database,
  keeper: RecordKeeper,
  of: { billId?: string } = {},
): Promise<void> {
  const audits = await keptAudits.list(db, keeper, of);
  await removeDisputes(
    db,
    audits.flatMap(({ summary }) => summary.disputeIds),
  );
}
