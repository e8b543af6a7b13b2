import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import { type AttemptLimit, forgetAttempts, forgiveAttempt, takeAttempt } from "../limits/attempts.server.ts";
import type { PasswordCheck, PasswordHasher } from "./open-password-hasher.server.ts";

export interface CheckServices {
  db: Database;
  masterKey: MasterKey;
  passwords: PasswordHasher;
  clock: Clock;
}

/** What a try is counted by. A right password ends the count, or, where it says nothing of the others who are counted
 *  with its owner, takes back its own try alone. */
export interface PasswordCount {
  limit: AttemptLimit;
  subject: string;
  isEndedByOwner: boolean;
}

/** "wait": too many wrong ones by one of its counts; this one was not looked at. */
export type LimitedCheck =
  | { [Outcome in PasswordCheck]: { outcome: Outcome } }[PasswordCheck]
  | { outcome: "wait"; seconds: number };

/** Checks a password unless too many were wrong. `passwordHash`: null where the account doesn't exist. */
export async function checkWithinLimits(
  services: CheckServices,
  counts: readonly PasswordCount[],
  { password, passwordHash }: { password: string; passwordHash: string | null },
): Promise<LimitedCheck> {
  for (const { limit, subject } of counts) {
    const seconds = await takeAttempt(services, limit, subject);
    if (seconds !== null) return { outcome: "wait", seconds };
  }
  const outcome = await services.passwords.check(password, passwordHash);
  if (outcome === "wrong") return { outcome };
  for (const { limit, subject, isEndedByOwner } of counts) {
    const take = isEndedByOwner && outcome !== "busy" ? forgetAttempts : forgiveAttempt;
    await take(services, limit, subject);
  }
  return { outcome };
}
