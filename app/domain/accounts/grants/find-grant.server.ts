import { sql } from "drizzle-orm";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { Permission } from "../account.ts";
import type { OpenAccount } from "../open-account.server.ts";
import { type GrantServices, readGrantedAccounts } from "./granted-accounts.server.ts";

/** What a grant opens to the person it was given to. */
export interface ActiveGrant {
  owner: OpenAccount;
  ownerName: string;
  permissions: Permission[];
}

/** Returns whose account a grant opens to a viewer, and for what. Null where the grant opens none: unknown, another person's,
 *  revoked or outside of its days. The grant is read again for each request. */
export async function findGrant(
  services: GrantServices,
  { viewerAccountId, grantId }: { viewerAccountId: string; grantId: string },
): Promise<ActiveGrant | null> {
  if (!isUuid(grantId)) return null;
  const condition = sql`g.grant_id = ${grantId} and g.authorised_account_id = ${viewerAccountId}`;
  const [found] = await readGrantedAccounts(services, condition);
  if (found?.granted.state !== "active") return null;
  const { ownerName, permissions } = found.granted;
  return { owner: found.owner, ownerName, permissions };
}
