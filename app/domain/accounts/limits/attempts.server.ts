import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, readRows } from "#app/platform/db/read-rows.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";

/** How often something may be tried before the next try has to wait. */
export interface AttemptLimit {
  name: string;
  /** So many may follow each other at once. */
  free: number;
  /** After so long without a try, the count starts again; a day at most. */
  forgottenAfterMs: number;
  /** The wait after the first one too many; each further one doubles it. */
  firstWaitMs: number;
  longestWaitMs: number;
}

export interface AttemptServices {
  db: Database;
  masterKey: MasterKey;
  clock: Clock;
}

/** Rows are of no use after that. */
const KEPT_MS = 86_400_000;

/**
 * Counts a try before its result is known, so that many tries at once don't get around the limit. `subject`: who tries or what is
 * tried, saved as a keyed hash. Null: the try is allowed; else the seconds to wait, and the try did not count.
 */
export async function takeAttempt(
  { db, masterKey, clock }: AttemptServices,
  limit: AttemptLimit,
  subject: string,
): Promise<number | null> {
  const now = clock.now();
  const forgotten = new Date(now.getTime() - limit.forgottenAfterMs);
  const index = masterKey.indexOf(limit.name, subject);
  const attempts = sql`case when account_attempts.last_at < ${forgotten} then 1 else account_attempts.attempts + 1 end`;
  const waitMs = sql`least(${limit.longestWaitMs}, ${limit.firstWaitMs} * power(2, least(${attempts} - ${limit.free} - 1, 30)))`;
  const { rowCount } = await db.execute(sql`
    insert into account_attempts (limit_name, subject, attempts, last_at, heard_from)
    values (${limit.name}, ${index}, 1, ${now}, '-infinity')
    on conflict (limit_name, subject) do update
      set attempts = ${attempts}, last_at = ${now}, heard_from = case when ${attempts} <= ${limit.free}
        then '-infinity' else ${now}::timestamptz + ${waitMs} * interval '1 millisecond' end
      where account_attempts.heard_from <= ${now}`);
  if (rowCount === 1) return null;
  const [row] = await readRows(
    db,
    { seconds: isInteger },
    sql`select ceil(extract(epoch from heard_from - ${now}::timestamptz))::int as seconds from account_attempts
        where limit_name = ${limit.name} and subject = ${index}`,
  );
  return Math.max(1, row?.seconds ?? 1);
}

/** Takes back a try that ended well and so does not count. */
export async function forgiveAttempt(
  { db, masterKey }: Pick<AttemptServices, "db" | "masterKey">,
  limit: AttemptLimit,
  subject: string,
): Promise<void> {
  await db.execute(sql`
    update account_attempts set attempts = greatest(attempts - 1, 0), heard_from = '-infinity'
    where limit_name = ${limit.name} and subject = ${masterKey.indexOf(limit.name, subject)}`);
}

/** Forgets all tries of a subject: its owner has shown who they are. */
export async function forgetAttempts(
  { db, masterKey }: Pick<AttemptServices, "db" | "masterKey">,
  limit: AttemptLimit,
  subject: string,
): Promise<void> {
  await db.execute(sql`
    delete from account_attempts
    where limit_name = ${limit.name} and subject = ${masterKey.indexOf(limit.name, subject)}`);
}

/** Removes the counts that nothing asks for any more. */
export async function deleteExpiredAttempts({
  db,
  clock,
}: Pick<AttemptServices, "db" | "clock">): Promise<void> {
  const kept = new Date(clock.now().getTime() - KEPT_MS);
  await db.execute(sql`delete from account_attempts where last_at < ${kept}`);
}
