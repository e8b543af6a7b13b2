import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isFlag, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import type { OpenAccount } from "../open-account.server.ts";
import { openProfile } from "../profile.server.ts";
import { idleTimeoutMs } from "./session.ts";
import { sessionHashOf } from "./start-session.server.ts";

/** Who is signed in. */
export interface Viewer {
  sessionId: string;
  account: OpenAccount;
  name: string;
  email: string;
}

/** A request a minute is enough to tell that a session is used. */
const NOTE_EVERY_MS = 60_000;

/** Who the token of a session signs in; null for one that is forged, over or ended. */
export async function findSession(
  { db, masterKey, clock }: { db: Database; masterKey: MasterKey; clock: Clock },
  token: string,
): Promise<Viewer | null> {
  const now = clock.now();
  const [row] = await readRows(
    db,
    {
      session_id: isText,
      account_id: isText,
      key_id: isText,
      wrapped_key: isBytes,
      is_sample: isFlag,
      sealed_profile: isBytes,
      is_to_be_noted: isFlag,
    },
    sql`
      select session_id, account_id, key_id, wrapped_key, is_sample, sealed_profile,
        last_seen_at < ${new Date(now.getTime() - NOTE_EVERY_MS)} as is_to_be_noted
      from account_sessions join accounts using (account_id)
      where session_hash = ${sessionHashOf(token)} and expires_at > ${now}
        and last_seen_at > ${new Date(now.getTime() - idleTimeoutMs)}`,
  );
  if (!row) return null;
  const { session_id: sessionId, account_id: accountId } = row;
  const key = await masterKey.unwrap(accountId, { keyId: row.key_id, wrappedKey: row.wrapped_key });
  if (!key) return null; // the account is being deleted
  if (row.is_to_be_noted) {
    await db.execute(sql`update account_sessions set last_seen_at = ${now} where session_id = ${sessionId}`);
  }
  const { name, email } = openProfile(key, accountId, row.sealed_profile);
  return { sessionId, account: { accountId, key, isSample: row.is_sample }, name, email };
}
