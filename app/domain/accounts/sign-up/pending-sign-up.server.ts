import { type SQL, sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import { openJson } from "#app/platform/keys/sealing-key.server.ts";
import { tokenHashOf } from "../links/token.server.ts";

/** Who signed up, until they confirm it. */
export interface PendingSignUp {
  name: string;
  email: string;
  /** A bill that is included in the new account, as it was sealed for that; absent: none. */
  carried?: string;
}

/** A sign-up that its link found, with the hash of the password that was chosen. */
export interface FoundSignUp extends PendingSignUp {
  tokenHash: Buffer;
  passwordHash: string;
}

/** What seals sign-ups: the account whose key could do so doesn't exist yet. */
export const SIGN_UPS = "sign-ups";

/** What the key of a sign-up is found by. */
export function signUpKeyId(tokenHash: Buffer): string {
  return tokenHash.toString("hex");
}

export function signUpPurpose(tokenHash: Buffer): string {
  return `sign-up ${tokenHash.toString("base64url")}`;
}

/** The sign-up that a mail's link names; null where there is none, or it is over. */
export async function findSignUp(
  { db, masterKey, clock }: { db: Database; masterKey: MasterKey; clock: Clock },
  token: string,
): Promise<FoundSignUp | null> {
  const tokenHash = tokenHashOf(token);
  const [row] = await readRows(
    db,
    { sealed_sign_up: isBytes, password_hash: isText },
    sql`select sealed_sign_up, password_hash from account_sign_ups
        where token_hash = ${tokenHash} and ends_at > ${clock.now()}`,
  );
  if (!row) return null;
  const key = await masterKey.findWaitingKey(SIGN_UPS, signUpKeyId(tokenHash));
  if (!key) return null;
  const who: PendingSignUp = openJson(key, signUpPurpose(tokenHash), row.sealed_sign_up);
  return { ...who, tokenHash, passwordHash: row.password_hash };
}

/** Removes the sign-ups that `condition` picks, and what opens them. */
export async function removeSignUps(
  { db, masterKey }: { db: Database; masterKey: MasterKey },
  condition: SQL,
): Promise<void> {
  const rows = await readRows(
    db,
    { token_hash: isBytes },
    sql`select token_hash from account_sign_ups where ${condition}`,
  );
  for (const { token_hash: tokenHash } of rows) {
    await masterKey.waitingKeys.destroy(signUpKeyId(tokenHash));
    await db.execute(sql`delete from account_sign_ups where token_hash = ${tokenHash}`);
  }
}
