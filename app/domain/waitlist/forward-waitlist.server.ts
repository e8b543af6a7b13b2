import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";

export type ForwardOptions = {
  /** The form service that takes `email=…`. */
  url: string;
  clock: Clock;
  /** Ends the forwarding before the next entry, and the request under way. */
  signal?: AbortSignal;
};

/** How many entries were sent on now, and whether others are still to be. */
export type ForwardedWaitlist = { forwarded: number; outcome: "all-forwarded" | "some-left" };

const REQUEST_TIMEOUT_MS = 10_000;

/**
 * Sends every entry that was not sent yet to the form service, oldest first. A refused one stays and keeps no other
 * back; a service that is down or overwhelmed ends the pass. Several processes may run it: each entry is locked while it
 * is sent.
 */
export async function forwardWaitlist(db: Database, options: ForwardOptions): Promise<ForwardedWaitlist> {
  const waiting = await readRows(
    db,
    { email: isText },
    sql`select email from waitlist where forwarded_at is null order by joined_at`,
  );
  let forwarded = 0;
  let isAnyLeft = false;
  for (const { email } of waiting) {
    if (options.signal?.aborted) return { forwarded, outcome: "some-left" };
    const end = await forwardOne(db, email, options);
    if (end === "accepted") forwarded += 1;
    if (end === "refused") isAnyLeft = true;
    if (end === "down") return { forwarded, outcome: "some-left" };
  }
  return { forwarded, outcome: isAnyLeft ? "some-left" : "all-forwarded" };
}

async function forwardOne(
  db: Database,
  email: string,
  options: ForwardOptions,
): Promise<"accepted" | "refused" | "down" | "not-ours"> {
  return db.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      select from waitlist where email = ${email} and forwarded_at is null for update skip locked`);
    if (!rowCount) return "not-ours"; // another process sends or has sent it, or it is withdrawn
    const end = await post(email, options);
    if (end === "accepted") {
      await transaction.execute(sql`
        update waitlist set forwarded_at = ${options.clock.now()} where email = ${email}`);
    }
    return end;
  });
}

async function post(
  email: string,
  { url, signal }: ForwardOptions,
): Promise<"accepted" | "refused" | "down"> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ email }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    await response.body?.cancel();
    if (response.ok) return "accepted";
    return response.status >= 500 || response.status === 429 ? "down" : "refused";
  } catch {
    // Unreachable, too slow, or this process is closing.
    return "down";
  }
}
