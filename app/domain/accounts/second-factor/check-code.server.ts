import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { wrongCodes } from "../limits/account-limits.ts";
import { forgetAttempts, takeAttempt } from "../limits/attempts.server.ts";
import { type AskedMailServices, queueMail } from "../mail/queue-mail.server.ts";
import { type OpenAccount, openAccount } from "../open-account.server.ts";
import { getProfile } from "../profile.server.ts";
import { getEntryVersion } from "../sessions/known-device.server.ts";
import { hashRecoveryCode, readSecondFactor, stepOfCode, writeSecondFactor } from "./second-factor.server.ts";

export type CheckCodeServices = AskedMailServices & { db: Database; clock: Clock };

/** A person whose password was right, until the code is right, too. */
export interface SecondStep {
  accountId: string;
  /** Of the account when the password was right: with a new password, or where all sessions are ended, the step is over. */
  entryVersion: number;
}

/** "over": the step is, whatever the code. */
export type CheckedCode =
  | { outcome: "signed-in"; account: OpenAccount }
  | { outcome: "wrong" }
  | { outcome: "over" }
  | { outcome: "wait"; seconds: number };

/** Signs in a person whose password was right by a code of their app, or by one of their recovery codes. Each code works once,
 *  and the owner is told when a recovery code is used. */
export async function checkCode(
  services: CheckCodeServices,
  { accountId, entryVersion, code }: SecondStep & { code: string },
): Promise<CheckedCode> {
  const { db, masterKey, clock } = services;
  const account = await openAccount(db, masterKey, accountId);
  if (!account || (await getEntryVersion(db, accountId)) !== entryVersion) return { outcome: "over" };
  const seconds = await takeAttempt(services, wrongCodes, accountId);
  if (seconds !== null) return { outcome: "wait", seconds };
  const isRight = await db.transaction(async (transaction) => {
    const factor = await readSecondFactor(transaction, account, { isLocked: true });
    if (!factor) return false;
    const step = stepOfCode(factor, code, clock);
    if (step !== null) {
      await writeSecondFactor(transaction, account, { ...factor, lastStep: step });
      return true;
    }
    const used = hashRecoveryCode(account.key, code);
    const recoveryCodes = factor.recoveryCodes.filter((hash) => hash !== used);
    if (recoveryCodes.length === factor.recoveryCodes.length) return false;
    await writeSecondFactor(transaction, account, { ...factor, recoveryCodes });
    const { profile } = await getProfile(transaction, account);
    const mail = { kind: "second-factor-changed", change: "recovery-code-used" } as const;
    await queueMail(transaction, services, { to: profile.email, mail, accountId });
    return true;
  });
  if (!isRight) return { outcome: "wrong" };
  await forgetAttempts(services, wrongCodes, accountId);
  return { outcome: "signed-in", account };
}
