import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { newProfile } from "#app/domain/accounts/account.ts";
import { emailIndexOf, type OpenAccount } from "#app/domain/accounts/open-account.server.ts";
import { sealProfile } from "#app/domain/accounts/profile.server.ts";
import { startSession } from "#app/domain/accounts/sessions/start-session.server.ts";
import { systemClock } from "#app/platform/clock.ts";
import { sessionCookie } from "#app/platform/session/session-cookie.server.ts";
import type { TestSite } from "./open-test-site.ts";

export interface SignedIn {
  account: OpenAccount;
  /** The Cookie header of their browser. */
  cookie: string;
}

/** An account without a password, and a session in it: for tests that are not about signing in. */
export async function signIn(
  { db, masterKey }: Pick<TestSite, "db" | "masterKey">,
  person: { name?: string; email?: string } = {},
): Promise<SignedIn> {
  const accountId = randomUUID();
  const { name = "Ada Example", email = `${accountId}@example.org` } = person;
  const { keyId, wrappedKey, key } = await masterKey.wrapNewKey(accountId);
  await db.execute(sql`
    insert into accounts (account_id, email_index, key_id, wrapped_key, sealed_profile, created_at)
    values (${accountId}, ${emailIndexOf(masterKey, email)}, ${keyId}, ${wrappedKey},
      ${sealProfile(key, accountId, newProfile({ name, email }))}, now())`);
  await masterKey.accountKeys.settle(accountId);
  const account: OpenAccount = { accountId, key, isSample: false };
  const token = await startSession(db, account, { userAgent: "a test" }, systemClock);
  return { account, cookie: await cookieWith(token) };
}

/** As the site sets it over http. */
async function cookieWith(token: string): Promise<string> {
  const [cookie = ""] = (await sessionCookie(new Request("http://localhost/"), token)).split(";");
  return cookie;
}
