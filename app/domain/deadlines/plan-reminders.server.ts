import { sql } from "drizzle-orm";
import { addDays } from "#app/domain/dates/calendar-days.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { sealJson } from "#app/platform/keys/sealing-key.server.ts";
import type { Deadline } from "./deadline.ts";
import { type Reminder, reminderDays } from "./reminder.ts";

export interface PlannedReminders {
  appealId: string;
  /** Those that are still to be met. `key`: alike for one deadline that several letters have. */
  deadlines: readonly (Pick<Deadline, "kind" | "dueOn" | "name"> & { key: string })[];
  /** Of where the patient lives: mail comes in the morning there. */
  timeZone: string;
  now: Date;
}

/** Plans the reminders of an appeal in place of those that wait: an answered appeal, without a deadline to meet, has none.
 *  One that was sent is not sent again, and none is planned for a day that was over before it was known. */
export async function planReminders(
  transaction: Database,
  { accountId, key }: RecordKeeper,
  { appealId, deadlines, timeZone, now }: PlannedReminders,
): Promise<void> {
  await transaction.execute(
    sql`delete from deadline_reminders where appeal_id = ${appealId} and told_at is null`,
  );
  for (const { kind, dueOn, name, key: deadlineKey } of deadlines) {
    for (const daysBefore of reminderDays) {
      const what = name === null ? kind : `${kind} ${name}`;
      const purpose = `reminder ${appealId} ${what} ${dueOn} ${daysBefore}`;
      const reminder: Reminder = { dueOn };
      await transaction.execute(sql`
        insert into deadline_reminders
          (reminder_id, account_id, appeal_id, remind_at, ends_at, sealed_reminder, deadline_key)
        select ${key.derive(purpose)}, ${accountId}, ${appealId}, remind_at, ends_at,
          ${sealJson(key, `reminder of ${appealId}`, reminder)}, ${key.derive(`deadline ${deadlineKey}`)}
        from (select
          (${addDays(dueOn, -daysBefore)}::date + time '09:00') at time zone ${timeZone} as remind_at,
          ${addDays(dueOn, 1)}::date::timestamp at time zone ${timeZone} as ends_at) as times
        where remind_at > ${now}
        on conflict do nothing`);
    }
  }
}
