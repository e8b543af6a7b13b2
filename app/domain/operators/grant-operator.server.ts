import { sql } from "drizzle-orm";
import { emailIndexOf } from "#app/domain/accounts/open-account.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";

/** `no-second-factor`: the account has neither codes of an app nor a passkey, and a password alone opens no desk. */
export type GrantedOperator = "granted" | "unknown" | "no-second-factor";

/** Whether an account may be an operator's: a condition on `accounts`. */
export const HAS_SECOND_FACTOR = sql`(sealed_second_factor is not null
  or exists (select from account_passkeys p where p.account_id = accounts.account_id))`;

/** Lets the account of an email address run the site at /admin. */
export async function grantOperator(
  { db, masterKey }: { db: Database; masterKey: MasterKey },
  email: string,
  now: Date,
): Promise<GrantedOperator> {
  const account = await findAccount({ db, masterKey }, email);
  if (!account) return "unknown";
  if (!account.hasFactor) return "no-second-factor";
  await db.execute(sql`
    insert into operators (account_id, granted_at) values (${account.accountId}, ${now}) on conflict do nothing`);
  return "granted";
}

/** Takes it back, at once; whether it was one. */
export async function revokeOperator(
  { db, masterKey }: { db: Database; masterKey: MasterKey },
  email: string,
): Promise<boolean> {
  const account = await findAccount({ db, masterKey }, email);
  if (!account) return false;
  await db.execute(sql`
    delete from operator_entries where session_id in (
      select session_id from account_sessions where account_id = ${account.accountId})`);
  const { rowCount } = await db.execute(sql`delete from operators where account_id = ${account.accountId}`);
  return rowCount === 1;
}

async function findAccount({ db, masterKey }: { db: Database; masterKey: MasterKey }, email: string) {
  const [row] = await readRows(
    db,
    { accountId: isText, hasFactor: isFlag },
    sql`
    select account_id as "accountId", ${HAS_SECOND_FACTOR} as "hasFactor" from accounts
    where email_index = ${emailIndexOf(masterKey, email)} and not is_sample`,
  );
  return row ?? null;
}
