import { sql } from "drizzle-orm";
import { parseEmailAddress } from "#app/domain/email/email-address.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { DurableWork } from "#app/platform/jobs/open-queue.server.ts";

export type JoinedWaitlist = { outcome: "joined" | "already-joined" | "invalid-email" };

export interface WaitlistServices {
  db: Database;
  clock: Clock;
  /** Null: entries stay in the database. */
  waitlistForwarding: DurableWork | null;
}

/** Puts an address on the waitlist, once however it is written, and asks for it to be forwarded: both or neither. */
export async function joinWaitlist(
  { db, clock, waitlistForwarding }: WaitlistServices,
  emailText: string,
): Promise<JoinedWaitlist> {
  const email = parseEmailAddress(emailText);
  if (email === null) return { outcome: "invalid-email" };
  return db.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      insert into waitlist (email, joined_at) values (${email}, ${clock.now()}) on conflict do nothing`);
    if (!rowCount) return { outcome: "already-joined" };
    await waitlistForwarding?.request(transaction);
    return { outcome: "joined" };
  });
}
