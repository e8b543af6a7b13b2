import { sql } from "drizzle-orm";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isFlag, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import type { Permission } from "../account.ts";
import type { OpenAccount } from "../open-account.server.ts";
import { openProfile } from "../profile.server.ts";
import { grantStateOf } from "./grant.ts";
import { CLEAR_GRANT_COLUMNS, CLEAR_GRANT_ROW } from "./grant-rows.server.ts";

/** "ended": it was this viewer's, and is revoked, given up or outside of its days. "unknown": there is none, or it is
 *  somebody else's. */
export type FoundGrant =
  | { outcome: "active"; owner: OpenAccount; ownerName: string; permissions: Permission[] }
  | { outcome: "ended" }
  | { outcome: "unknown" };

/** Whose account a grant opens to a viewer, and for what; read anew for each request, so that a revoked one opens
 *  nothing. */
export async function findGrant(
  db: Database,
  masterKey: MasterKey,
  { viewerAccountId, grantId }: { viewerAccountId: string; grantId: string },
  now: Date,
): Promise<FoundGrant> {
  if (!isUuid(grantId)) return { outcome: "unknown" };
  const [row] = await readRows(
    db,
    {
      ...CLEAR_GRANT_ROW,
      ownerAccountId: isText,
      keyId: isText,
      wrappedKey: isBytes,
      sealedProfile: isBytes,
      isSample: isFlag,
    },
    sql`
    select ${CLEAR_GRANT_COLUMNS}, g.owner_account_id as "ownerAccountId", a.key_id as "keyId",
      a.wrapped_key as "wrappedKey", a.sealed_profile as "sealedProfile", a.is_sample as "isSample"
    from account_grants g join accounts a on a.account_id = g.owner_account_id
    where g.grant_id = ${grantId} and g.authorised_account_id = ${viewerAccountId}`,
  );
  if (!row) return { outcome: "unknown" };
  if (grantStateOf(row, now) !== "active") return { outcome: "ended" };
  const { keyId, wrappedKey, isSample, ownerAccountId: accountId, permissions } = row;
  const key = await masterKey.unwrap({ keyId, wrappedKey });
  const { name: ownerName } = openProfile(key, accountId, row.sealedProfile);
  return { outcome: "active", owner: { accountId, key, isSample }, ownerName, permissions };
}
