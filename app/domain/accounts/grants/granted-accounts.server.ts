import { type SQL, sql } from "drizzle-orm";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isFlag, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import type { OpenAccount } from "../open-account.server.ts";
import { openProfile } from "../profile.server.ts";
import { type GrantState, type GrantTerms, grantStateOf } from "./grant.ts";
import { CLEAR_GRANT_COLUMNS, CLEAR_GRANT_ROW } from "./grant-rows.server.ts";

export interface GrantServices {
  db: Database;
  masterKey: MasterKey;
  clock: Clock;
}

/** A grant as the person sees it to whom it is given. */
export interface GrantedAccount extends GrantTerms {
  grantId: string;
  ownerName: string;
  state: GrantState;
  /** Whether its first day has come. */
  hasBegun: boolean;
  /** ISO. */
  invitationEndsAt: string;
}

/**
 * Returns the grants `g` of owners `a` that `condition` picks, the oldest first, with the owner's account open. The condition
 * must name people who have a right to know of the grants.
 */
export async function readGrantedAccounts(
  { db, masterKey, clock }: GrantServices,
  condition: SQL,
): Promise<{ granted: GrantedAccount; owner: OpenAccount }[]> {
  const rows = await readRows(
    db,
    {
      ...CLEAR_GRANT_ROW,
      grantId: isText,
      ownerAccountId: isText,
      keyId: isText,
      wrappedKey: isBytes,
      sealedProfile: isBytes,
      isSample: isFlag,
    },
    sql`
    select g.grant_id as "grantId", ${CLEAR_GRANT_COLUMNS}, g.owner_account_id as "ownerAccountId",
      a.key_id as "keyId", a.wrapped_key as "wrappedKey", a.sealed_profile as "sealedProfile",
      a.is_sample as "isSample"
    from account_grants g join accounts a on a.account_id = g.owner_account_id
    where ${condition} order by g.created_at, g.grant_id`,
  );
  const now = clock.now();
  const granted = await Promise.all(
    rows.map(async ({ ownerAccountId: accountId, keyId, wrappedKey, sealedProfile, isSample, ...grant }) => {
      const key = await masterKey.unwrap(accountId, { keyId, wrappedKey });
      if (!key) return []; // the owner's account is being deleted
      const { grantId, permissions, startsOn, endsOn, invitationEndsAt } = grant;
      const terms = { grantId, permissions, startsOn, endsOn, invitationEndsAt };
      const { name: ownerName } = openProfile(key, accountId, sealedProfile);
      const state = grantStateOf(grant, now);
      const hasBegun = startsOn <= easternDay(now);
      return [{ granted: { ...terms, ownerName, state, hasBegun }, owner: { accountId, key, isSample } }];
    }),
  );
  return granted.flat();
}
