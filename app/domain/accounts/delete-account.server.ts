import { sql } from "drizzle-orm";
import { removeOutcomesOf } from "#app/domain/appeals/delete-appeal.server.ts";
import { removeDisputesOf } from "#app/domain/audits/kept/delete-audits.server.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { withdrawKeptBill } from "#app/domain/bills/kept/share-kept-bill.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFilesAway } from "#app/platform/files/files-away.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import type { ConfirmedOwner } from "./confirm-owner.server.ts";
import { removeMail } from "./mail/remove-mail.server.ts";
import { emailIndexOf } from "./open-account.server.ts";
import { getProfile } from "./profile.server.ts";
import { removeSignUps } from "./sign-up/pending-sign-up.server.ts";

export interface DeletionServices {
  db: Database;
  masterKey: MasterKey;
  accountFiles: SealedFiles;
  clock: Clock;
}

/**
 * Deletes an account immediately and permanently. First condemns its key, so no one can open the account again. Then
 * deletes its sign-in data, bills, files, audits, appeals, permissions given and received, and pending mail for it or
 * its address. Bills shared without a name stay unless `withdrawsShared`, since only the account knows which ones
 * they are. If interrupted after the first step, `tendKeys` finishes the deletion. "files-left": the file store is
 * unavailable.
 */
export async function deleteAccount(
  services: DeletionServices,
  owner: ConfirmedOwner,
  { withdrawsShared }: { withdrawsShared: boolean },
): Promise<"deleted" | "files-left"> {
  const { db, masterKey, clock } = services;
  if (withdrawsShared) {
    const bills = await keptBills.list(db, owner);
    for (const { billId } of bills.filter(({ summary }) => summary.isShared)) {
      await withdrawKeptBill(db, owner, billId, clock);
    }
  }
  await removeDisputesOf(db, owner);
  await removeOutcomesOf(db, owner);
  const { profile } = await getProfile(db, owner);
  const emailIndex = emailIndexOf(masterKey, profile.email);
  await masterKey.accountKeys.condemn(owner.accountId);
  await removeSignUps(services, sql`email_index = ${emailIndex}`);
  await removeMail(services, sql`email_index = ${emailIndex}`);
  try {
    await removeCondemned(services, owner.accountId);
  } catch (error) {
    if (!isFilesAway(error)) throw error;
    logFailure("The files of a deleted account are left", error);
    return "files-left";
  }
  return "deleted";
}

/** Removes what is left of an account whose key is condemned, and then the key. */
export async function removeCondemned(
  services: Pick<DeletionServices, "db" | "masterKey" | "accountFiles">,
  accountId: string,
): Promise<void> {
  const { db, masterKey, accountFiles } = services;
  await removeMail(services, sql`account_id = ${accountId}`);
  await db.execute(sql`delete from accounts where account_id = ${accountId}`);
  await accountFiles.removeAllOf(accountId);
  await masterKey.accountKeys.destroy(accountId);
}
