import { sql } from "drizzle-orm";
import { parseEmailAddress } from "#app/domain/email/email-address.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isInteger, readRows } from "#app/platform/db/read-rows.server.ts";
import { resetsFromNetwork, resetsOfAddress, wrongPasswordsFromNetwork } from "../limits/account-limits.ts";
import { forgetAttempts, takeAttempt } from "../limits/attempts.server.ts";
import { networkSubject } from "../limits/network-subject.server.ts";
import { passwordCounts } from "../limits/password-counts.server.ts";
import { findLink, takeLink } from "../links/account-link.server.ts";
import { type AskedMailServices, queueMail } from "../mail/queue-mail.server.ts";
import { type OpenAccount, openAccount } from "../open-account.server.ts";
import type { PasswordJudge, PasswordProblem } from "../passwords/judge-password.server.ts";
import { keepPassword } from "../passwords/keep-password.server.ts";
import type { PasswordHasher } from "../passwords/open-password-hasher.server.ts";
import { getProfile } from "../profile.server.ts";
import type { SecondStep } from "../second-factor/check-code.server.ts";

export type RecoveryServices = AskedMailServices & {
  db: Database;
  clock: Clock;
  passwords: PasswordHasher;
  judgePassword: PasswordJudge;
};

/** "taken": if the address has an account, a mail is on its way, or one that was sent minutes ago still works. "wait": too many
 *  were asked for from this network; what others ask for the address makes no one wait. */
export type AskedToRecover =
  | { outcome: "taken" }
  | { outcome: "invalid-email" }
  | { outcome: "wait"; seconds: number };

/** Queues the mail with a link to choose a new password. The response never reveals whether an account exists. */
export async function askToRecover(
  services: RecoveryServices,
  emailText: string,
  clientAddress: string,
): Promise<AskedToRecover> {
  const email = parseEmailAddress(emailText);
  if (email === null) return { outcome: "invalid-email" };
  const network = networkSubject(clientAddress, services.clock);
  const seconds = await takeAttempt(services, resetsFromNetwork, network);
  if (seconds !== null) return { outcome: "wait", seconds };
  if ((await takeAttempt(services, resetsOfAddress, email)) !== null) return { outcome: "taken" };
  await services.db.transaction((transaction) =>
    queueMail(transaction, services, { to: email, mail: { kind: "forgotten-password" }, accountId: null }),
  );
  return { outcome: "taken" };
}

/** "signed-in": the person who reads the account's mail is its owner. "second-step": where a code is asked for, it still is. */
export type ResetPassword =
  | { outcome: "signed-in"; account: OpenAccount }
  | { outcome: "second-step"; step: SecondStep }
  | { outcome: "over" }
  | { outcome: "invalid"; problem: PasswordProblem }
  | { outcome: "busy" };

/** Sets the new password of a mail's link, which works once. All sessions end with the former password, and counts of wrong
 *  passwords or of links don't block the owner. Wrong codes stay counted: a mailbox alone must open nothing. */
export async function resetPassword(
  services: RecoveryServices,
  { token, password, clientAddress }: { token: string; password: string; clientAddress: string },
): Promise<ResetPassword> {
  const { db, masterKey, clock, passwords, judgePassword } = services;
  const link = await findLink(db, "reset-password", token, clock);
  const account = link && (await openAccount(db, masterKey, link.accountId));
  if (!account) return { outcome: "over" };
  const { profile } = await getProfile(db, account);
  const problem = await judgePassword(password, profile);
  if (problem !== null) return { outcome: "invalid", problem };
  const passwordHash = await passwords.hash(password);
  if (passwordHash === null) return { outcome: "busy" };
  const isTaken = await db.transaction(async (transaction) => {
    if (!(await takeLink(transaction, "reset-password", token, clock))) return false;
    await keepPassword(transaction, services, { account, passwordHash, exceptSessionId: null });
    return true;
  });
  if (!isTaken) return { outcome: "over" };
  const { email } = profile;
  for (const { limit, subject } of passwordCounts({ email, clientAddress, deviceId: null }, clock)) {
    if (limit !== wrongPasswordsFromNetwork) await forgetAttempts(services, limit, subject);
  }
  await forgetAttempts(services, resetsOfAddress, email);
  const [row] = await readRows(
    db,
    { has_second_factor: isFlag, entry_version: isInteger },
    sql`select sealed_second_factor is not null as has_second_factor, entry_version
        from accounts where account_id = ${account.accountId}`,
  );
  if (row?.has_second_factor) {
    const { accountId } = account;
    return { outcome: "second-step", step: { accountId, entryVersion: row.entry_version } };
  }
  return { outcome: "signed-in", account };
}
