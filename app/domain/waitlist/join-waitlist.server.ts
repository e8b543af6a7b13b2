import { emailAddressHint, parseEmailAddress } from "#app/domain/email/email-address.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { waitlist } from "#app/platform/db/schema.server.ts";

export type JoinedWaitlist =
  | { outcome: "joined" }
  | { outcome: "already-joined" }
  | { outcome: "invalid-email"; message: string };

/** Puts an address on the waitlist, once however it is written; the message of a refusal says how to mend it. */
export async function joinWaitlist(db: Database, emailText: string, clock: Clock): Promise<JoinedWaitlist> {
  const email = parseEmailAddress(emailText);
  if (email === null) return { outcome: "invalid-email", message: emailAddressHint };
  const now = clock.now();
  const { rowCount } = await db
    .insert(waitlist)
    .values({ email, joinedAt: now, nextAttemptAt: now })
    .onConflictDoNothing();
  return { outcome: rowCount ? "joined" : "already-joined" };
}
