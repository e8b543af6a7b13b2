import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Language } from "#app/domain/language/language.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { DurableWork } from "#app/platform/jobs/open-queue.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import { sealJson } from "#app/platform/keys/sealing-key.server.ts";
import { emailIndexOf } from "../open-account.server.ts";
import type { MailToSend } from "./account-mail.ts";

export interface MailServices {
  masterKey: MasterKey;
  /** Sends what is queued. */
  mailing: DurableWork;
  clock: Clock;
}

/** Of mail that a person's request asks for, in the language of that request's page. */
export interface AskedMailServices extends MailServices {
  language: Language;
}

export interface QueuedMail {
  to: string;
  language: Language;
  mail: MailToSend;
}

const HOUR_MS = 3_600_000;
/** What is still unsent then would come too late to be of use, unless its sender says another time. */
const SENT_WITHIN_MS = 24 * HOUR_MS;

/** Queues a mail, sealed, exactly if the transaction commits. `accountId`: the account that the mail belongs to and is deleted
 *  with; null: to a person who may have no account. `endsAt`: when the mail is no longer of use. */
export async function queueMail(
  transaction: Database,
  { masterKey, mailing, clock, language }: AskedMailServices,
  { to, mail, accountId, endsAt }: Omit<QueuedMail, "language"> & { accountId: string | null; endsAt?: Date },
): Promise<void> {
  const mailId = randomUUID();
  const now = clock.now();
  const queued: QueuedMail = { to, mail, language };
  const key = await masterKey.makeWaitingKey(MAIL, mailId);
  const emailIndex = accountId === null ? emailIndexOf(masterKey, to) : null;
  await transaction.execute(sql`
    insert into account_mail (mail_id, account_id, email_index, sealed_mail, created_at, ends_at)
    values (${mailId}, ${accountId}, ${emailIndex}, ${sealJson(key, mailPurpose(mailId), queued)}, ${now},
      ${endsAt ?? new Date(now.getTime() + SENT_WITHIN_MS)})`);
  await mailing.request(transaction);
}

/** What seals mail while it waits: what is to be told to a stranger belongs to no account's key. */
export const MAIL = "account mail";

export function mailPurpose(mailId: string): string {
  return `mail ${mailId}`;
}
