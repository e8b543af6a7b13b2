import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isInteger, readRows } from "#app/platform/db/read-rows.server.ts";
import { RowGone } from "#app/platform/db/row-gone.server.ts";
import { openJson, type SealingKey, sealJson } from "#app/platform/keys/sealing-key.server.ts";
import type { AccountProfile } from "./account.ts";
import type { OpenAccount } from "./open-account.server.ts";

/** Profiles were sealed before they had a kind of plan. */
type SealedProfile = Omit<AccountProfile, "planKind"> & Partial<Pick<AccountProfile, "planKind">>;

export function sealProfile(key: SealingKey, accountId: string, profile: AccountProfile): Buffer {
  return sealJson(key, purposeOf(accountId), profile);
}

/** A profile as it was sealed; a field that it was sealed without is null. */
export function openProfile(key: SealingKey, accountId: string, sealed: Uint8Array): AccountProfile {
  const profile = openJson<SealedProfile>(key, purposeOf(accountId), sealed);
  return { ...profile, planKind: profile.planKind ?? null };
}

/** A profile, and the version that a change of it must name. Throws a `RowGone` where the account is gone. */
export async function getProfile(
  db: Database,
  { accountId, key }: OpenAccount,
): Promise<{ profile: AccountProfile; version: number }> {
  const [row] = await readRows(
    db,
    { sealed_profile: isBytes, version: isInteger },
    sql`select sealed_profile, version from accounts where account_id = ${accountId}`,
  );
  if (!row) throw new RowGone(`Account ${accountId} is gone.`);
  return { profile: openProfile(key, accountId, row.sealed_profile), version: row.version };
}

/** Keeps a changed profile; "conflict" where it was changed since that version was read, which then stays as it is. */
export async function saveProfile(
  db: Database,
  { accountId, key }: OpenAccount,
  { profile, version }: { profile: AccountProfile; version: number },
): Promise<"saved" | "conflict"> {
  const { rowCount } = await db.execute(
    sql`update accounts set sealed_profile = ${sealProfile(key, accountId, profile)}, version = version + 1
        where account_id = ${accountId} and version = ${version}`,
  );
  return rowCount === 1 ? "saved" : "conflict";
}

function purposeOf(accountId: string): string {
  return `profile ${accountId}`;
}
