import { sql } from "drizzle-orm";
import { type MailServices, queueMail } from "#app/domain/accounts/mail/queue-mail.server.ts";
import { openAccount } from "#app/domain/accounts/open-account.server.ts";
import { getProfile } from "#app/domain/accounts/profile.server.ts";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { openJson } from "#app/platform/keys/sealing-key.server.ts";
import type { Reminder } from "./reminder.ts";

type ReminderServices = MailServices & { db: Database };

/** Queues a mail for each deadline whose reminder is due, once however many letters have it, however many processes do so and
 *  however many of its reminders came due while none ran. What is past is forgotten. `signal` ends it before the next one. */
export async function queueDueReminders(services: ReminderServices, signal?: AbortSignal): Promise<void> {
  const { db, clock } = services;
  await db.execute(sql`delete from deadline_reminders where ends_at <= ${clock.now()}`);
  while (!signal?.aborted && (await queueNext(services))) {
    // each in its own transaction
  }
}

async function queueNext(services: ReminderServices): Promise<boolean> {
  const { masterKey, clock } = services;
  const now = clock.now();
  return services.db.transaction(async (transaction) => {
    // Two processes would each take one of a deadline's reminders.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('deadline reminders'))`);
    const [due] = await readRows(
      transaction,
      { accountId: isText, appealId: isText, endsAt: isText, sealed: isBytes, deadlineKey: orNull(isBytes) },
      sql`select account_id as "accountId", appeal_id as "appealId", ${isoTime(sql`ends_at`)} as "endsAt",
            sealed_reminder as sealed, deadline_key as "deadlineKey"
          from deadline_reminders
          where told_at is null and remind_at <= ${now} order by remind_at, reminder_id limit 1`,
    );
    if (!due) return false;
    const { accountId, appealId, endsAt, deadlineKey } = due;
    // Before its reminders, as the deletion does.
    await transaction.execute(sql`select from accounts where account_id = ${accountId} for key share`);
    const { rowCount } = await transaction.execute(sql`
      update deadline_reminders set told_at = ${now}
      where told_at is null and remind_at <= ${now} and account_id = ${accountId}
        and (appeal_id = ${appealId} and ends_at = ${endsAt} or deadline_key = ${deadlineKey})`);
    if (rowCount === 0) return true; // planned again or deleted meanwhile
    const [next] = await readRows(
      transaction,
      { remindAt: orNull(isText) },
      sql`select ${isoTime(sql`min(remind_at)`)} as "remindAt" from deadline_reminders
          where appeal_id = ${appealId} and ends_at = ${endsAt} and told_at is null`,
    );
    const account = await openAccount(transaction, masterKey, accountId);
    if (!account || account.isSample) return true;
    const { profile } = await getProfile(transaction, account);
    if (!profile.wantsReminders) return true;
    const { dueOn } = openJson<Reminder>(account.key, `reminder of ${appealId}`, due.sealed);
    await queueMail(
      transaction,
      { ...services, language: profile.language },
      {
        to: profile.email,
        mail: { kind: "deadline", dueOn, appealId },
        accountId,
        // Where the mail server is down so long, the next reminder goes out in its place.
        endsAt: new Date(next?.remindAt ?? endsAt),
      },
    );
    return true;
  });
}
