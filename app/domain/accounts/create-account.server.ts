import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Language } from "#app/domain/language/language.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import { newProfile } from "./account.ts";
import { emailIndexOf, type OpenAccount } from "./open-account.server.ts";
import { sealProfile } from "./profile.server.ts";

export interface NewAccount {
  name: string;
  email: string;
  passwordHash: string;
}

/** Makes an account with its own key; null where the address already has an account. Its mail comes in `language`. After the
 *  commit, the caller must call `masterKey.accountKeys.settle`. */
export async function createAccount(
  db: Database,
  { masterKey, clock, language }: { masterKey: MasterKey; clock: Clock; language: Language },
  { name, email, passwordHash }: NewAccount,
): Promise<OpenAccount | null> {
  const accountId = randomUUID();
  const { keyId, wrappedKey, key } = await masterKey.wrapNewKey(accountId);
  const { rowCount } = await db.execute(sql`
    insert into accounts
      (account_id, email_index, key_id, wrapped_key, password_hash, sealed_profile, created_at)
    values (${accountId}, ${emailIndexOf(masterKey, email)}, ${keyId}, ${wrappedKey}, ${passwordHash},
      ${sealProfile(key, accountId, { ...newProfile({ name, email }), language })}, ${clock.now()})
    on conflict (email_index) do nothing`);
  if (rowCount === 1) return { accountId, key, isSample: false };
  await masterKey.accountKeys.destroy(accountId);
  return null;
}
