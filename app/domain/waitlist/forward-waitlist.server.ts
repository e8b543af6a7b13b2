import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { waitlist } from "#app/platform/db/schema.server.ts";

export type ForwardOptions = {
  /** The form service that takes `email=…`. */
  url: string;
  clock: Clock;
  /** Ends the forwarding before the next entry, and the request under way. */
  signal?: AbortSignal;
};

const REQUEST_TIMEOUT_MS = 10_000;
const FIRST_RETRY_SECONDS = 60;
const LONGEST_RETRY_SECONDS = 24 * 60 * 60;

/**
 * Sends every due entry that was not sent yet to the form service, oldest first. A refused or unreachable one stays,
 * is due again after 1, 2, 4 … minutes (a day at most), and ends this pass, to spare a service that is down.
 * Several processes may run it: each entry is locked while it is sent.
 */
export async function forwardWaitlist(db: Database, options: ForwardOptions): Promise<{ forwarded: number }> {
  let forwarded = 0;
  while (!options.signal?.aborted && (await forwardNext(db, options)) === "forwarded") forwarded += 1;
  return { forwarded };
}

async function forwardNext(
  db: Database,
  options: ForwardOptions,
): Promise<"forwarded" | "failed" | "none-due"> {
  return db.transaction(async (transaction) => {
    const now = options.clock.now();
    const [entry] = await transaction
      .select({ email: waitlist.email, attempts: waitlist.forwardAttempts })
      .from(waitlist)
      .where(and(isNull(waitlist.forwardedAt), lte(waitlist.nextAttemptAt, now)))
      .orderBy(asc(waitlist.nextAttemptAt))
      .limit(1)
      .for("update", { skipLocked: true });
    if (!entry) return "none-due";
    const isAccepted = await post(entry.email, options);
    const forwardAttempts = entry.attempts + 1;
    await transaction
      .update(waitlist)
      .set({
        forwardAttempts,
        ...(isAccepted ? { forwardedAt: now } : { nextAttemptAt: retryTime(now, forwardAttempts) }),
      })
      .where(eq(waitlist.email, entry.email));
    return isAccepted ? "forwarded" : "failed";
  });
}

async function post(email: string, { url, signal }: ForwardOptions): Promise<boolean> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ email }),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    // Unreachable, too slow, or this process is closing.
    return false;
  }
}

function retryTime(now: Date, attempts: number): Date {
  const seconds = Math.min(FIRST_RETRY_SECONDS * 2 ** (attempts - 1), LONGEST_RETRY_SECONDS);
  return new Date(now.getTime() + seconds * 1000);
}
