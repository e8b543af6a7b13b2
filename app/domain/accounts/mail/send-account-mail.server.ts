import { sql } from "drizzle-orm";
import type { Language } from "#app/domain/language/language.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import { openJson } from "#app/platform/keys/sealing-key.server.ts";
import type { Mailer } from "#app/platform/mail/open-mailer.server.ts";
import { makeLink } from "../links/account-link.server.ts";
import { emailIndexOf } from "../open-account.server.ts";
import type { AccountMail, SaidMail } from "./account-mail.ts";
import { MAIL, mailPurpose, type QueuedMail } from "./queue-mail.server.ts";
import { removeMail } from "./remove-mail.server.ts";

export interface MailingServices {
  db: Database;
  masterKey: MasterKey;
  mailer: Mailer;
  clock: Clock;
  /** Puts a mail into words. */
  say(language: Language, mail: AccountMail): SaidMail;
  /** Ends the sending before the next mail. */
  signal?: AbortSignal;
}

/** Mail that waited while the site was upgraded names no language. */
type QueuedMailOfAnyVersion = Omit<QueuedMail, "language"> & Partial<Pick<QueuedMail, "language">>;

/**
 * Sends all mail that waits, oldest first, each once however many processes do so, and forgets it. One that will never be
 * taken is dropped, and so is what is too late. One that is not taken now waits, and holds up no other; a server that is
 * down ends the pass. Both: "some-left".
 */
export async function sendAccountMail(services: MailingServices): Promise<"all-sent" | "some-left"> {
  const { db, clock, signal } = services;
  await removeMail(services, sql`ends_at <= ${clock.now()}`);
  const waiting = await readRows(
    db,
    { mail_id: isText },
    sql`select mail_id from account_mail order by created_at, mail_id`,
  );
  let isSomeLeft = false;
  for (const { mail_id: mailId } of waiting) {
    const sending = signal?.aborted ? "down" : await sendOne(services, mailId);
    if (sending === "down") return "some-left";
    isSomeLeft ||= sending === "later";
  }
  return isSomeLeft ? "some-left" : "all-sent";
}

/** "done": it was sent, or is of no use. Otherwise it waits. */
async function sendOne(services: MailingServices, mailId: string): Promise<"done" | "later" | "down"> {
  const { db, masterKey, mailer, say } = services;
  return db.transaction(async (transaction) => {
    const [row] = await readRows(
      transaction,
      { sealed_mail: isBytes },
      sql`select sealed_mail from account_mail where mail_id = ${mailId} for update skip locked`,
    );
    if (!row) return "done"; // another process sends or has sent it, or its account is deleted
    const key = await masterKey.findWaitingKey(MAIL, mailId);
    if (key) {
      const queued = openJson<QueuedMailOfAnyVersion>(key, mailPurpose(mailId), row.sealed_mail);
      const { to, mail, language = languageOf("/") } = queued;
      const told = await decide(services, { to, mail });
      const sending = told && (await mailer.send({ id: mailId, to, ...say(language, told) }));
      if (sending === "later" || sending === "down") return sending;
    }
    await masterKey.waitingKeys.destroy(mailId); // before its row: what is sent twice is worse than what is sent once
    await transaction.execute(sql`delete from account_mail where mail_id = ${mailId}`);
    return "done";
  });
}

/** Decides which mail answers a request, now that the account can be looked up; null: none. Stores a link before
 *  its mail is sent, so that it works at once. If sending fails, the link stays, known to no one, until a newer
 *  one. */
async function decide(
  { db, masterKey, clock }: MailingServices,
  { to, mail }: Pick<QueuedMail, "to" | "mail">,
): Promise<AccountMail | null> {
  if (mail.kind !== "sign-up" && mail.kind !== "forgotten-password") return mail;
  const [account] = await readRows(
    db,
    { account_id: isText },
    sql`select account_id from accounts where email_index = ${emailIndexOf(masterKey, to)}`,
  );
  if (mail.kind === "sign-up") {
    return account ? { kind: "already-signed-up" } : { kind: "confirm-sign-up", token: mail.token };
  }
  if (!account) return null;
  const link = { accountId: account.account_id, sealedEmail: null };
  const token = await db.transaction((transaction) => makeLink(transaction, "reset-password", link, clock));
  return { kind: "reset-password", token };
}
