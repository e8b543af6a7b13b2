import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { endLinks } from "../links/account-link.server.ts";
import { type AskedMailServices, queueMail } from "../mail/queue-mail.server.ts";
import type { OpenAccount } from "../open-account.server.ts";
import { getProfile } from "../profile.server.ts";
import { endSessions } from "../sessions/end-session.server.ts";

/** Saves a new password. A person who only knew the former one is signed out: all sessions but one end, and so do the links that
 *  were mailed. The owner is told. */
export async function keepPassword(
  transaction: Database,
  services: AskedMailServices,
  {
    account,
    passwordHash,
    exceptSessionId,
  }: { account: OpenAccount; passwordHash: string; exceptSessionId: string | null },
): Promise<void> {
  const { accountId } = account;
  await transaction.execute(
    sql`update accounts set password_hash = ${passwordHash} where account_id = ${accountId}`,
  );
  await endSessions(transaction, { accountId, exceptSessionId });
  await endLinks(transaction, "reset-password", accountId);
  await endLinks(transaction, "change-email", accountId);
  const { profile } = await getProfile(transaction, account);
  await queueMail(transaction, services, {
    to: profile.email,
    mail: { kind: "password-changed" },
    accountId,
  });
}
