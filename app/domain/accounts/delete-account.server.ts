import { sql } from "drizzle-orm";
import { removeOutcomesOf } from "#app/domain/appeals/delete-appeal.server.ts";
import { removeDisputesOf } from "#app/domain/audits/kept/delete-audits.server.ts";
import { listBillSummaries } from "#app/domain/bills/kept/list-bill-summaries.server.ts";
import { withdrawKeptBill } from "#app/domain/bills/kept/share-kept-bill.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { ConfirmedOwner } from "./confirm-owner.server.ts";

export interface DeletionServices {
  db: Database;
  accountFiles: SealedFiles;
  clock: Clock;
}

/**
 * Deletes an account at once and for good: with its row goes its key, and with them what it signs in by, its bills, their
 * files, audits and appeals, what it lets others do and what others let it do, and mail that waits. What was shared of its
 * bills without a name stays unless it is to be withdrawn, which only the account can tell.
 */
export async function deleteAccount(
  { db, accountFiles, clock }: DeletionServices,
  owner: ConfirmedOwner,
  { withdrawsShared }: { withdrawsShared: boolean },
): Promise<void> {
  if (withdrawsShared) {
    const bills = await listBillSummaries(db, owner);
    for (const { billId } of bills.filter(({ summary }) => summary.isShared)) {
      await withdrawKeptBill(db, owner, billId, clock);
    }
  }
  await removeDisputesOf(db, owner);
  await removeOutcomesOf(db, owner);
  await db.execute(sql`delete from accounts where account_id = ${owner.accountId}`);
  await accountFiles.removeAllOf(owner.accountId);
}
