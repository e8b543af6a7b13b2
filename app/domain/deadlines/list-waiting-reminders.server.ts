import { sql } from "drizzle-orm";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { openJson } from "#app/platform/keys/sealing-key.server.ts";
import type { Reminder } from "./reminder.ts";

/** A mail that will remind of the last day of a letter. `remindAt`: the ISO time; `dueOn`: the ISO day. */
export interface WaitingReminder {
  appealId: string;
  remindAt: string;
  dueOn: string;
}

/** The next reminder of each last day of some letters, once where several letters have it, the soonest first. */
export async function listWaitingReminders(
  db: Database,
  { accountId, key }: RecordKeeper,
  appealIds: readonly string[],
): Promise<WaitingReminder[]> {
  if (appealIds.length === 0) return [];
  const rows = await readRows(
    db,
    { appealId: isText, remindAt: isText, sealed: isBytes },
    sql`
    select "appealId", ${isoTime(sql`remind_at`)} as "remindAt", sealed from (
      select distinct on (coalesce(deadline_key, uuid_send(appeal_id)), ends_at) appeal_id as "appealId", remind_at,
        sealed_reminder as sealed
      from deadline_reminders
      where account_id = ${accountId} and appeal_id = any(${sql.param(appealIds)}::uuid[]) and told_at is null
      order by coalesce(deadline_key, uuid_send(appeal_id)), ends_at, remind_at, appeal_id) next
    order by remind_at, "appealId"`,
  );
  return rows.map(({ appealId, remindAt, sealed }) => ({
    appealId,
    remindAt,
    dueOn: openJson<Reminder>(key, `reminder of ${appealId}`, sealed).dueOn,
  }));
}
