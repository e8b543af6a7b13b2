import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { sweepAttempts } from "./limits/attempts.server.ts";
import { idleTimeoutMs } from "./sessions/session.ts";

/** Removes what is over: sessions, links, mail, sign-ups that nobody confirmed, counts of tries. Each is refused already. */
export async function sweepAccounts(services: { db: Database; clock: Clock }): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const idleSince = new Date(now.getTime() - idleTimeoutMs);
  await db.execute(
    sql`delete from account_sessions where expires_at <= ${now} or last_seen_at <= ${idleSince}`,
  );
  await db.execute(sql`delete from account_links where ends_at <= ${now}`);
  await db.execute(sql`delete from account_mail where ends_at <= ${now}`);
  await db.execute(sql`delete from account_sign_ups where ends_at <= ${now}`);
  await db.execute(sql`delete from account_answered_challenges where ends_at <= ${now}`);
  await sweepAttempts(services);
}
