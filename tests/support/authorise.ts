import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Permission } from "#app/domain/accounts/account.ts";
import { sealGrant } from "#app/domain/accounts/grants/grant-rows.server.ts";
import type { TestSite } from "./open-test-site.ts";
import { type SignedIn, signIn } from "./sign-in.ts";

interface GrantDates {
  revoked?: boolean;
  firstDay?: string;
  lastDay?: string;
}

/** A new person with this permission from an owner, and their grant. */
export async function authorise(
  site: Pick<TestSite, "db" | "masterKey">,
  { account }: SignedIn,
  given: Permission[],
  { revoked = false, firstDay = "2020-01-01", lastDay }: GrantDates = {},
): Promise<SignedIn & { grantId: string }> {
  const helper = await signIn(site, { name: "Harry Helper" });
  const grantId = randomUUID();
  const sealed = sealGrant(account.key, grantId, {
    person: { name: "Harry Helper", relationship: "", email: "harry@example.org" },
    invitationToken: "spent",
  });
  await site.db.execute(sql`
    insert into account_grants (grant_id, owner_account_id, authorised_account_id, permissions, starts_on, ends_on,
      invitation_hash, invited_at, invitation_ends_at, accepted_at, revoked_at, sealed, created_at)
    values (${grantId}, ${account.accountId}, ${helper.account.accountId}, ${sql.param(given)}, ${firstDay},
      ${lastDay ?? null}, ${Buffer.from(grantId)}, now(), now(), now(), ${revoked ? sql`now()` : null}, ${sealed}, now())`);
  return { ...helper, grantId };
}
