import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isNumber, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { openJson } from "#app/platform/keys/sealing-key.server.ts";
import type { OpenAccount } from "../open-account.server.ts";
import { browserOf, type NamedBrowser } from "./browser-of.ts";
import { type Device, idleTimeoutMs } from "./session.ts";
import { devicePurposeOf } from "./start-session.server.ts";

/** A device that an account is signed in on. */
export interface ListedSession extends NamedBrowser {
  sessionId: string;
  startedAt: Date;
  /** To the minute. */
  lastSeenAt: Date;
}

/** The sessions of an account that are not over, the one used last first. */
export async function listSessions(
  { db, clock }: { db: Database; clock: Clock },
  { accountId, key }: OpenAccount,
): Promise<ListedSession[]> {
  const now = clock.now();
  const rows = await readRows(
    db,
    { session_id: isText, sealed_device: isBytes, started_ms: isNumber, last_seen_ms: isNumber },
    sql`
      select session_id, sealed_device, (extract(epoch from created_at) * 1000)::float8 as started_ms,
        (extract(epoch from last_seen_at) * 1000)::float8 as last_seen_ms
      from account_sessions
      where account_id = ${accountId} and expires_at > ${now}
        and last_seen_at > ${new Date(now.getTime() - idleTimeoutMs)}
      order by last_seen_at desc, created_at desc`,
  );
  return rows.map((row) => {
    const { userAgent } = openJson<Device>(key, devicePurposeOf(row.session_id), row.sealed_device);
    return {
      sessionId: row.session_id,
      ...browserOf(userAgent),
      startedAt: new Date(row.started_ms),
      lastSeenAt: new Date(row.last_seen_ms),
    };
  });
}
