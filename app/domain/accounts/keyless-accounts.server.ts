import { sql } from "drizzle-orm";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { type DeletionServices, removeCondemned } from "./delete-account.server.ts";

/** Returns accounts whose keys were destroyed. An older database that was restored next to today's keys has their rows. No one
 *  can open these accounts, and they keep their addresses from signing up. A key exists before its row. `keptCount`: accounts
 *  with a key. */
export async function findKeylessAccounts({
  db,
  masterKey: { accountKeys },
}: Pick<DeletionServices, "db" | "masterKey">): Promise<{ accountIds: string[]; keptCount: number }> {
  const rows = await readRows(db, { id: isText }, sql`select account_id::text as id from accounts`);
  const accountIds: string[] = [];
  for (const { id } of rows) if ((await accountKeys.find(id)) === null) accountIds.push(id);
  return { accountIds, keptCount: rows.length - accountIds.length };
}

/** Removes their rows with all that is theirs; one that has a key by now stays. */
export async function removeKeylessAccounts(
  services: Pick<DeletionServices, "db" | "masterKey" | "accountFiles">,
  accountIds: readonly string[],
): Promise<void> {
  for (const id of accountIds) {
    if ((await services.masterKey.accountKeys.find(id)) === null) await removeCondemned(services, id);
  }
}
