import { sql } from "drizzle-orm";
import { parseEmailAddress } from "#app/domain/email/email-address.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, readRows } from "#app/platform/db/read-rows.server.ts";
import { mailFromNetwork, mailToAddress, wrongPasswords } from "../limits/account-limits.ts";
import { forgetAttempts, takeAttempt } from "../limits/attempts.server.ts";
import { networkSubject } from "../limits/network-subject.server.ts";
import { findLink, takeLink } from "../links/account-link.server.ts";
import { type MailServices, queueMail } from "../mail/queue-mail.server.ts";
import { type OpenAccount, openAccount } from "../open-account.server.ts";
import type { PasswordJudge, PasswordProblem } from "../passwords/judge-password.server.ts";
import { keepPassword } from "../passwords/keep-password.server.ts";
import type { PasswordHasher } from "../passwords/open-password-hasher.server.ts";
import { getProfile } from "../profile.server.ts";

export type RecoveryServices = MailServices & {
  db: Database;
  clock: Clock;
  passwords: PasswordHasher;
  judgePassword: PasswordJudge;
};

/** "taken": if the address has an account, a mail is on its way. */
export type AskedToRecover =
  | { outcome: "taken" }
  | { outcome: "invalid-email" }
  | { outcome: "wait"; seconds: number };

/** Asks for the mail by which a password is chosen anew. Whether there is an account shows in nothing. */
export async function askToRecover(
  services: RecoveryServices,
  emailText: string,
  clientAddress: string,
): Promise<AskedToRecover> {
  const email = parseEmailAddress(emailText);
  if (email === null) return { outcome: "invalid-email" };
  const seconds =
    (await takeAttempt(services, mailFromNetwork, networkSubject(clientAddress, services.clock))) ??
    (await takeAttempt(services, mailToAddress, email));
  if (seconds !== null) return { outcome: "wait", seconds };
  await services.db.transaction((transaction) =>
    queueMail(transaction, services, { to: email, mail: { kind: "forgotten-password" }, accountId: null }),
  );
  return { outcome: "taken" };
}

/** "signed-in": whoever reads the account's mail is its owner. "second-step": where a code is asked for, it still is. */
export type ResetPassword =
  | { outcome: "signed-in"; account: OpenAccount }
  | { outcome: "second-step"; accountId: string }
  | { outcome: "over" }
  | { outcome: "invalid"; problem: PasswordProblem }
  | { outcome: "busy" };

/** Takes the new password of a mail's link, which works once; all sessions end with the former password, and no wait of
 *  wrong ones stands in the owner's way. */
export async function resetPassword(
  services: RecoveryServices,
  { token, password }: { token: string; password: string },
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
  await forgetAttempts(services, wrongPasswords, profile.email);
  const [row] = await readRows(
    db,
    { has_second_factor: isFlag },
    sql`select sealed_second_factor is not null as has_second_factor
        from accounts where account_id = ${account.accountId}`,
  );
  if (row?.has_second_factor) return { outcome: "second-step", accountId: account.accountId };
  return { outcome: "signed-in", account };
}
