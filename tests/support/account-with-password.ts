import { hash } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import { type Browser, openBrowser } from "./browser.ts";
import type { TestSite } from "./open-test-site.ts";
import { type SignedIn, signIn } from "./sign-in.ts";

export interface AccountWithPassword extends SignedIn {
  email: string;
  password: string;
  /** A new browser that signs in by the password. */
  enter(headers?: Record<string, string>): Promise<Browser>;
}

/** An account that can be signed in to. */
export async function openAccountWithPassword(
  site: TestSite,
  person: { name?: string; email?: string } = {},
): Promise<AccountWithPassword> {
  const { email = `${crypto.randomUUID()}@example.org` } = person;
  const password = "correct horse battery";
  const signedIn = await signIn(site, { ...person, email });
  const passwordHash = await hash(password, site.passwordCost);
  await site.db.execute(sql`
    update accounts set password_hash = ${passwordHash} where account_id = ${signedIn.account.accountId}`);
  return {
    ...signedIn,
    email,
    password,
    async enter(headers) {
      const browser = openBrowser(site, headers);
      const reply = await browser.post("/login", { email, password });
      if (reply.status !== 303) throw new Error(`Signing in was answered with ${reply.status}.`);
      return browser;
    },
  };
}
