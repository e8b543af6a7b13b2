import { sql } from "drizzle-orm";
import type { DeletionServices } from "./delete-account.server.ts";
import { deleteExpiredAttempts } from "./limits/attempts.server.ts";
import { removeMail } from "./mail/remove-mail.server.ts";
import { reconcileAccountKeys } from "./reconcile-account-keys.server.ts";
import { idleTimeoutMs } from "./sessions/session.ts";
import { removeSignUps } from "./sign-up/pending-sign-up.server.ts";

/** Removes what is over: sessions, links, mail, sign-ups that no one confirmed, counts of tries. Each is refused already. Also
 *  finishes making or removing an account or a mail where that was interrupted. */
export async function sweepAccounts(services: DeletionServices): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const idleSince = new Date(now.getTime() - idleTimeoutMs);
  await db.execute(
    sql`delete from account_sessions where expires_at <= ${now} or last_seen_at <= ${idleSince}`,
  );
  await db.execute(sql`delete from account_links where ends_at <= ${now}`);
  await removeMail(services, sql`ends_at <= ${now}`);
  await removeSignUps(services, sql`ends_at <= ${now}`);
  await db.execute(sql`delete from account_answered_challenges where ends_at <= ${now}`);
  await deleteExpiredAttempts(services);
  await reconcileAccountKeys(services);
}
