import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isFlag, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import type { SealingKey } from "#app/platform/keys/sealing-key.server.ts";

/** An account whose key is available: the code that holds one may read and write what is saved in it. */
export interface OpenAccount {
  accountId: string;
  key: SealingKey;
  /** Everyone may look at it, and no one may change it. */
  isSample: boolean;
}

/** Opens the key of an account that a person is known to have a right to; null where the account doesn't exist or is being
 *  deleted. */
export async function openAccount(
  db: Database,
  masterKey: MasterKey,
  accountId: string,
): Promise<OpenAccount | null> {
  const [row] = await readRows(
    db,
    { key_id: isText, wrapped_key: isBytes, is_sample: isFlag },
    sql`select key_id, wrapped_key, is_sample from accounts where account_id = ${accountId}`,
  );
  if (!row) return null;
  const key = await masterKey.unwrap(accountId, { keyId: row.key_id, wrappedKey: row.wrapped_key });
  return key && { accountId, key, isSample: row.is_sample };
}

/** How an account is found by an address, however its letters are written. */
export function emailIndexOf(masterKey: MasterKey, email: string): Buffer {
  return masterKey.indexOf("email", email.trim().normalize("NFC").toLowerCase());
}
