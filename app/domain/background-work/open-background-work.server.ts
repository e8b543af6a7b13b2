import type { AccountMail, SaidMail } from "#app/domain/accounts/mail/account-mail.ts";
import { sendAccountMail } from "#app/domain/accounts/mail/send-account-mail.server.ts";
import { queueMovedPrices } from "#app/domain/accounts/price-watch/queue-moved-prices.server.ts";
import { sweepAccounts } from "#app/domain/accounts/sweep-accounts.server.ts";
import { refreshPublishedOutcomes } from "#app/domain/appeals/outcomes/refresh-published-outcomes.server.ts";
import { matchAgain } from "#app/domain/assistance/matching/match-facilities.server.ts";
import { auditWaitingBills } from "#app/domain/audits/waiting/audit-waiting-bills.server.ts";
import { sweepBillFiles } from "#app/domain/bills/kept/sweep-bill-files.server.ts";
import { openOrderReading } from "#app/domain/bills/waiting/open-order-reading.server.ts";
import type { CodingEdits } from "#app/domain/coding-edits/coding-edits.ts";
import { queueDueReminders } from "#app/domain/deadlines/queue-due-reminders.server.ts";
import type { PaperReader } from "#app/domain/documents/process/paper-reader.ts";
import { matchEnforcement } from "#app/domain/enforcement/match-enforcement.server.ts";
import { mergeTwins } from "#app/domain/imports/merge-twins.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { refreshPlanKinds } from "#app/domain/payers/refresh-plan-kinds.server.ts";
import { refreshServiceNames } from "#app/domain/services/refresh-service-names.server.ts";
import { isAnySourceDue } from "#app/domain/sources/is-any-source-due.server.ts";
import { refreshStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { forwardWaitlist } from "#app/domain/waitlist/forward-waitlist.server.ts";
import { type Clock, systemClock } from "#app/platform/clock.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { DiskWatch } from "#app/platform/files/watch-disk.server.ts";
import type { JobQueue } from "#app/platform/jobs/open-queue.server.ts";
import type { repeatInBackground } from "#app/platform/jobs/repeat-in-background.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import type { Mailer } from "#app/platform/mail/open-mailer.server.ts";
import type { DocumentReader } from "#app/platform/ocr/document-reader.ts";
import { AUDIT_BILLS, FORWARD_WAITLIST, type OfferedWork, SEND_MAIL } from "./offer-work.server.ts";

interface BackgroundServices {
  db: PooledDatabase;
  /** Leads to the server itself, for what takes long or needs a session. */
  sessions: PooledDatabase;
  queue: JobQueue;
  work: OfferedWork;
  masterKey: MasterKey;
  accountFiles: SealedFiles;
  disk: Pick<DiskWatch, "noteFull">;
  reader: DocumentReader;
  papers: PaperReader;
  /** The coding edits that come with the site. */
  starterEdits: CodingEdits;
  /** Bills of accounts that are read at once. */
  readingPlaces: number;
  mailer: Mailer;
  /** Puts a mail into words. */
  say: (language: Language, mail: AccountMail) => SaidMail;
  /** Null: waitlist entries stay in the database. */
  waitlistForwardUrl: string | null;
  /** Makes a round of the sources that are due, in a separate process; null: this site makes none by itself. */
  makeRound: ((signal: AbortSignal) => Promise<void>) | null;
  clock: Clock;
  repeat: typeof repeatInBackground;
}

/** Does what happens without a visitor: reads the bills of accounts, sends mail, sweeps, reminds, counts. Any number of
 *  processes may; each piece of work is locked in the database while one does it. The queue is closed after this. */
export async function openBackgroundWork(services: BackgroundServices): Promise<{ close(): Promise<void> }> {
  const {
    db,
    sessions,
    queue,
    work,
    mailer,
    masterKey,
    say,
    waitlistForwardUrl: url,
    clock,
    repeat,
    makeRound,
  } = services;
  if (url !== null) {
    await queue.doWork(FORWARD_WAITLIST, async (signal) => {
      const { outcome } = await forwardWaitlist(db, { url, clock: systemClock, signal });
      return outcome === "all-forwarded" ? "done" : "again";
    });
    await work.waitlistForwarding.request(db); // for entries of a time without an address to send them to
  }
  await queue.doWork(SEND_MAIL, async (signal) => {
    const sent = await sendAccountMail({ db, masterKey, mailer, clock: systemClock, say, signal });
    return sent === "all-sent" ? "done" : "again";
  });
  await queue.doWork(AUDIT_BILLS, (signal) => auditWaitingBills(services, signal));
  await work.mailing.request(db); // for mail that an earlier process left
  const readingBills = openOrderReading(services, services.readingPlaces);
  const reminders = { db, masterKey, mailing: work.mailing, clock };
  const reminding = repeat((signal) => queueDueReminders(reminders, signal), 900);
  const others = [
    repeat((signal) => queueMovedPrices(reminders, signal), 3600),
    repeat(() => sweepAccounts(services), 3600),
    repeat(() => refreshPublishedOutcomes(services), 3600),
    repeat((signal) => sweepBillFiles(services, signal), 21_600),
    // What an import that was killed, or a new version's migration, left to be counted.
    repeat(async (signal) => {
      await refreshPlanKinds(sessions, signal);
      await refreshStatistics(sessions, signal);
      await refreshServiceNames(sessions, signal);
    }, 600),
    // Hospitals that an older version left twice, and those whose filings a killed import left unmatched.
    repeat(async (signal) => {
      await mergeTwins(sessions, signal);
      if (!signal.aborted) await matchAgain(sessions);
      if (!signal.aborted) await matchEnforcement(sessions);
    }, 86_400),
    ...(makeRound
      ? [
          repeat(async (signal) => {
            if (await isAnySourceDue(sessions, clock.now())) await makeRound(signal);
          }, 600),
        ]
      : []),
  ];
  return {
    async close() {
      await readingBills.close();
      for (const job of [reminding, ...others]) await job.close();
    },
  };
}
