import { sql } from "drizzle-orm";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import { type GrantedAccount, readGrantedAccounts } from "./granted-accounts.server.ts";

/** The accounts of others that a viewer was let into and neither side has ended, the oldest grant first. */
export async function listGrantedAccounts(
  db: Database,
  masterKey: MasterKey,
  viewerAccountId: string,
  clock: Clock,
): Promise<GrantedAccount[]> {
  const condition = sql`
    g.authorised_account_id = ${viewerAccountId} and g.revoked_at is null and g.declined_at is null`;
  return (await readGrantedAccounts(db, masterKey, condition, clock.now())).map(({ granted }) => granted);
}

/** Gives up what somebody else let a viewer do. False: there is nothing of the kind. */
export async function leaveGrantedAccount(
  db: Database,
  viewerAccountId: string,
  grantId: string,
  clock: Clock,
): Promise<boolean> {
  if (!isUuid(grantId)) return false;
  const { rowCount } = await db.execute(sql`
    update account_grants set declined_at = ${clock.now()}, version = version + 1
    where grant_id = ${grantId} and authorised_account_id = ${viewerAccountId}
      and declined_at is null and revoked_at is null`);
  return rowCount === 1;
}
