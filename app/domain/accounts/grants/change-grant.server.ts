import { sql } from "drizzle-orm";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { SavedRecord } from "#app/domain/kept/sealed-record.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { OpenAccount } from "../open-account.server.ts";
import { type Grant, type GrantTerms, isAccepted, type PersonNamed } from "./grant.ts";
import { sealGrant } from "./grant-rows.server.ts";
import { findOwnGrant } from "./list-grants.server.ts";

export type GrantChange = {
  grantId: string;
  version: number;
  person: Pick<PersonNamed, "name" | "relationship">;
  terms: GrantTerms;
};

/** Changes a person's name and permissions, at once. The address stays: the person is the one who accepted at that address. */
export async function changeGrant(
  db: Database,
  owner: OpenAccount,
  { grantId, version, person, terms }: GrantChange,
  clock: Clock,
): Promise<SavedRecord<Grant>> {
  const found = await findOwnGrant(db, owner, grantId, clock);
  if (!found) return { outcome: "gone" };
  const { email } = found.person;
  const sealed = sealGrant(owner.key, grantId, {
    person: { ...person, email },
    invitationToken: found.invitationToken,
  });
  const { rowCount } = await db.execute(sql`
    update account_grants
    set permissions = ${sql.param(terms.permissions)}, starts_on = ${terms.startsOn}, ends_on = ${terms.endsOn},
      sealed = ${sealed}, version = version + 1
    where grant_id = ${grantId} and owner_account_id = ${owner.accountId} and version = ${version}`);
  if (rowCount === 1) return { outcome: "saved", version: version + 1 };
  const present = await findOwnGrant(db, owner, grantId, clock);
  return present ? { outcome: "conflict", present } : { outcome: "gone" };
}

/** Takes a person's access away, at once, or the invitation back. False: the grant is none of this owner's. */
export async function revokeGrant(
  db: Database,
  owner: OpenAccount,
  grantId: string,
  clock: Clock,
): Promise<boolean> {
  if (!isUuid(grantId)) return false;
  const { rowCount } = await db.execute(sql`
    update account_grants
    set revoked_at = coalesce(revoked_at, ${clock.now()}::timestamptz), invitation_email_index = null,
      version = version + 1
    where grant_id = ${grantId} and owner_account_id = ${owner.accountId}`);
  return rowCount === 1;
}

/** Removes a person without access from the owner's list, with the log of what they did. False: the person doesn't exist, has
 *  access, or may still get access. */
export async function removeGrant(
  db: Database,
  owner: OpenAccount,
  grantId: string,
  clock: Clock,
): Promise<boolean> {
  const present = await findOwnGrant(db, owner, grantId, clock);
  if (!present || isAccepted(present.state) || present.state === "invited") return false;
  const { rowCount } = await db.execute(sql`
    delete from account_grants
    where grant_id = ${grantId} and owner_account_id = ${owner.accountId} and version = ${present.version}`);
  return rowCount === 1;
}
