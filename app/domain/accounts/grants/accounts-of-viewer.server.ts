import { sql } from "drizzle-orm";
import { isUuid } from "#app/domain/is-uuid.ts";
import { type GrantedAccount, type GrantServices, readGrantedAccounts } from "./granted-accounts.server.ts";

/** The accounts of others that a viewer was let into and neither side has ended, the oldest grant first. */
export async function listGrantedAccounts(
  services: GrantServices,
  viewerAccountId: string,
): Promise<GrantedAccount[]> {
  const condition = sql`
    g.authorised_account_id = ${viewerAccountId} and g.revoked_at is null and g.declined_at is null`;
  return (await readGrantedAccounts(services, condition)).map(({ granted }) => granted);
}

/** Gives up what another person allowed a viewer to do. False: there is nothing of the kind. */
export async function leaveGrantedAccount(
  { db, clock }: Pick<GrantServices, "db" | "clock">,
  viewerAccountId: string,
  grantId: string,
): Promise<boolean> {
  if (!isUuid(grantId)) return false;
  const { rowCount } = await db.execute(sql`
    update account_grants set declined_at = ${clock.now()}, version = version + 1
    where grant_id = ${grantId} and authorised_account_id = ${viewerAccountId}
      and declined_at is null and revoked_at is null`);
  return rowCount === 1;
}
