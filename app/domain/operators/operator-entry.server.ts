import { sql } from "drizzle-orm";
import type { Viewer } from "#app/domain/accounts/sessions/find-session.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, readRows } from "#app/platform/db/read-rows.server.ts";
import { HAS_SECOND_FACTOR } from "./grant-operator.server.ts";

/** An unused entry is over after this, and any after the other. */
export const ENTRY_IDLE_MS = 15 * 60_000;
const ENTRY_LASTS_MS = 2 * 3600_000;
const NOTE_EVERY_MS = 60_000;

export interface OperatorState {
  isOperator: boolean;
  /** They have shown their second factor a short while ago. */
  isEntered: boolean;
}

/** Whether the signed-in person may run the site. An account that gave up its second factor can't. */
export async function readOperatorState(
  db: Database,
  { sessionId, account: { accountId } }: Viewer,
  clock: Clock,
): Promise<OperatorState> {
  const now = clock.now();
  const [row] = await readRows(
    db,
    { isEntered: isFlag, isToBeNoted: isFlag },
    sql`
    select coalesce(last_used_at > ${new Date(now.getTime() - ENTRY_IDLE_MS)}
        and entered_at > ${new Date(now.getTime() - ENTRY_LASTS_MS)}, false) as "isEntered",
      coalesce(last_used_at < ${new Date(now.getTime() - NOTE_EVERY_MS)}, false) as "isToBeNoted"
    from operators join accounts using (account_id)
      left join operator_entries on session_id = ${sessionId}
    where account_id = ${accountId} and ${HAS_SECOND_FACTOR}`,
  );
  if (row?.isEntered && row.isToBeNoted) {
    await db.execute(sql`update operator_entries set last_used_at = ${now} where session_id = ${sessionId}`);
  }
  return { isOperator: row !== undefined, isEntered: row?.isEntered ?? false };
}

/** Lets the session of an operator who has just shown their second factor in, for a short while. */
export async function enterDesk(db: Database, { sessionId }: Viewer, now: Date): Promise<void> {
  await db.execute(sql`
    insert into operator_entries (session_id, entered_at, last_used_at) values (${sessionId}, ${now}, ${now})
    on conflict (session_id) do update set entered_at = excluded.entered_at, last_used_at = excluded.last_used_at`);
}
