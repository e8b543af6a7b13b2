import { parseEmailAddress } from "#app/domain/email/email-address.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { waitlist } from "#app/platform/db/schema.server.ts";

export type JoinedWaitlist = { outcome: "joined" | "already-joined" | "invalid-email" };

/** Puts an address on the waitlist, once however it is written. */
export async function joinWaitlist(db: Database, emailText: string, clock: Clock): Promise<JoinedWaitlist> {
  const email = parseEmailAddress(emailText);
  if (email === null) return { outcome: "invalid-email" };
  const now = clock.now();
  const { rowCount } = await db
    .insert(waitlist)
    .values({ email, joinedAt: now, nextAttemptAt: now })
    .onConflictDoNothing();
  return { outcome: rowCount ? "joined" : "already-joined" };
}
