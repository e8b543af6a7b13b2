import { sql } from "drizzle-orm";
import { z } from "zod/v4";
import { parseEmailAddress } from "#app/domain/email/email-address.server.ts";
import { readFields } from "#app/domain/forms/read-fields.server.ts";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { sealJson } from "#app/platform/keys/sealing-key.server.ts";
import {
  signUpsFromNetwork,
  signUpsOfAddress,
  signUpsOfAddressFromAnywhere,
} from "../limits/account-limits.ts";
import { takeAttempt } from "../limits/attempts.server.ts";
import { networkSubject } from "../limits/network-subject.server.ts";
import { subjectOf } from "../limits/password-counts.server.ts";
import { newToken } from "../links/token.server.ts";
import { type AskedMailServices, queueMail } from "../mail/queue-mail.server.ts";
import { emailIndexOf } from "../open-account.server.ts";
import type { PasswordJudge, PasswordProblem } from "../passwords/judge-password.server.ts";
import type { PasswordHasher } from "../passwords/open-password-hasher.server.ts";
import { longestPersonName } from "../person-name.ts";
import { type PendingSignUp, SIGN_UPS, signUpKeyId, signUpPurpose } from "./pending-sign-up.server.ts";

export type SignUpProblems = {
  name?: "missing" | "too-long";
  email?: "invalid";
  password?: PasswordProblem;
};

/** "taken": a mail is on its way, whether or not the address has an account. "wait": too many came for the address or
 *  from the network. "busy": too many passwords wait to be hashed. */
export type SignedUp =
  | { outcome: "taken" }
  | { outcome: "invalid"; problems: SignUpProblems }
  | { outcome: "wait"; seconds: number }
  | { outcome: "busy" };

export type SignUpServices = AskedMailServices & {
  db: Database;
  clock: Clock;
  passwords: PasswordHasher;
  judgePassword: PasswordJudge;
};

const PENDING_MS = 86_400_000;

const SignUpForm = z.object({
  name: z
    .string()
    .default("")
    .transform(tidyLine)
    .pipe(z.string().min(1, "missing").max(longestPersonName, "too-long")),
  email: z.string().default("").transform(parseEmailAddress).pipe(z.string("invalid")),
});

/** Takes a sign-up and queues the mail that its owner confirms it by. For an address that has an account, it takes as long and
 *  answers the same, so no one learns who has an account. */
export async function signUp(
  services: SignUpServices,
  fields: Readonly<Record<string, string>>,
  clientAddress: string,
): Promise<SignedUp> {
  const { db, masterKey, passwords, judgePassword, clock } = services;
  const read = readFields<Pick<PendingSignUp, "name" | "email">, SignUpProblems>(SignUpForm, fields);
  const password = fields.password ?? "";
  const weakness = await judgePassword(password, { name: fields.name ?? "", email: fields.email ?? "" });
  if (read.outcome === "invalid" || weakness !== null) {
    const problems = read.outcome === "invalid" ? read.problems : {};
    return { outcome: "invalid", problems: weakness ? { ...problems, password: weakness } : problems };
  }
  const { name, email } = read.value;
  const network = networkSubject(clientAddress, clock);
  const seconds =
    (await takeAttempt(services, signUpsFromNetwork, network)) ??
    (await takeAttempt(services, signUpsOfAddress, subjectOf(email, network))) ??
    (await takeAttempt(services, signUpsOfAddressFromAnywhere, email));
  if (seconds !== null) return { outcome: "wait", seconds };
  const passwordHash = await passwords.hash(password);
  if (passwordHash === null) return { outcome: "busy" };
  const { token, tokenHash } = newToken();
  const key = await masterKey.makeWaitingKey(SIGN_UPS, signUpKeyId(tokenHash));
  const { carried } = fields;
  const pending: PendingSignUp = { name, email, ...(carried && { carried }) };
  const sealed = sealJson(key, signUpPurpose(tokenHash), pending);
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`
      insert into account_sign_ups (token_hash, email_index, sealed_sign_up, password_hash, ends_at)
      values (${tokenHash}, ${emailIndexOf(masterKey, email)}, ${sealed}, ${passwordHash},
        ${new Date(clock.now().getTime() + PENDING_MS)})`);
    await queueMail(transaction, services, { to: email, mail: { kind: "sign-up", token }, accountId: null });
  });
  return { outcome: "taken" };
}
