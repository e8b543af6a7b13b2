import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { sessionHashOf } from "./start-session.server.ts";

/** Ends the session of a token, so that the cookie, wherever it was copied to, opens nothing any more. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.execute(sql`delete from account_sessions where session_hash = ${sessionHashOf(token)}`);
}

/** Ends one of an account's sessions by what the list names it by; whether it was there. */
export async function endListedSession(
  db: Database,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<boolean> {
  const { rowCount } = await db.execute(
    sql`delete from account_sessions where account_id = ${accountId} and session_id = ${sessionId}`,
  );
  return rowCount === 1;
}

/** Ends all of an account's sessions but one, null: all, and with them what was handed out on the way to one: second steps
 *  under way, and the cookies of known browsers. */
export async function endSessions(
  db: Database,
  { accountId, exceptSessionId }: { accountId: string; exceptSessionId: string | null },
): Promise<void> {
  await db.execute(sql`
    delete from account_sessions
    where account_id = ${accountId} and session_id is distinct from ${exceptSessionId}`);
  await db.execute(
    sql`update accounts set entry_version = entry_version + 1 where account_id = ${accountId}`,
  );
}
