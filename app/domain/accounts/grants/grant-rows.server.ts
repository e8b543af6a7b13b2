import { type SQL, sql } from "drizzle-orm";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isBytes,
  isFlag,
  isInteger,
  isListOf,
  isOneOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { openJson, type SealingKey, sealJson } from "#app/platform/keys/sealing-key.server.ts";
import { permissions } from "../account.ts";
import { type Grant, type GrantEvents, type GrantTerms, grantStateOf, type PersonNamed } from "./grant.ts";

/** What of a grant only its owner's key opens. */
export type SealedGrant = { person: PersonNamed; invitationToken: string };

/** What rows show of a grant in clear. */
type ClearGrant = GrantTerms & GrantEvents;

export const CLEAR_GRANT_ROW: Shape<ClearGrant> = {
  permissions: isListOf(isOneOf(permissions)),
  startsOn: isText,
  endsOn: orNull(isText),
  invitationEndsAt: isText,
  acceptedAt: orNull(isText),
  declinedAt: orNull(isText),
  revokedAt: orNull(isText),
  hasAuthorisedAccount: isFlag,
};

/** The columns of CLEAR_GRANT_ROW out of `account_grants g`. */
export const CLEAR_GRANT_COLUMNS = sql`
  g.permissions, g.starts_on::text as "startsOn", g.ends_on::text as "endsOn",
  ${isoTime(sql`g.invitation_ends_at`)} as "invitationEndsAt", ${isoTime(sql`g.accepted_at`)} as "acceptedAt",
  ${isoTime(sql`g.declined_at`)} as "declinedAt", ${isoTime(sql`g.revoked_at`)} as "revokedAt",
  g.authorised_account_id is not null as "hasAuthorisedAccount"`;

/** The grants `g` that `condition` picks, opened with their owner's key, in the order of their making. */
export async function readGrants(db: Database, key: SealingKey, condition: SQL, now: Date): Promise<Grant[]> {
  const rows = await readRows(
    db,
    { ...CLEAR_GRANT_ROW, grantId: isText, version: isInteger, sealed: isBytes },
    sql`
    select g.grant_id as "grantId", g.version, g.sealed, ${CLEAR_GRANT_COLUMNS}
    from account_grants g where ${condition} order by g.created_at, g.grant_id`,
  );
  return rows.map(({ sealed, ...row }) => ({
    ...row,
    ...openJson<SealedGrant>(key, purposeOf(row.grantId), sealed),
    state: grantStateOf(row, now),
  }));
}

export function sealGrant(key: SealingKey, grantId: string, grant: SealedGrant): Buffer {
  return sealJson(key, purposeOf(grantId), grant);
}

function purposeOf(grantId: string): string {
  return `grant ${grantId}`;
}
