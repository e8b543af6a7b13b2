import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import { wrongPasswords, wrongPasswordsFromNetwork } from "../limits/account-limits.ts";
import { forgetAttempts, forgiveAttempt, takeAttempt } from "../limits/attempts.server.ts";
import { networkSubject } from "../limits/network-subject.server.ts";
import type { PasswordCheck, PasswordHasher } from "./open-password-hasher.server.ts";

export interface CheckServices {
  db: Database;
  masterKey: MasterKey;
  passwords: PasswordHasher;
  clock: Clock;
}

/** "wait": too many wrong ones, for the address or from the network; this one was not looked at. */
export type LimitedCheck =
  | { [Outcome in PasswordCheck]: { outcome: Outcome } }[PasswordCheck]
  | { outcome: "wait"; seconds: number };

/** Checks a password unless too many were wrong. `email`: what the tries are counted by, whether it has an account or not;
 *  `passwordHash`: null where there is none. A right one ends the count. */
export async function checkWithinLimits(
  services: CheckServices,
  who: { email: string; clientAddress: string; password: string; passwordHash: string | null },
): Promise<LimitedCheck> {
  const network = networkSubject(who.clientAddress, services.clock);
  const seconds =
    (await takeAttempt(services, wrongPasswordsFromNetwork, network)) ??
    (await takeAttempt(services, wrongPasswords, who.email));
  if (seconds !== null) return { outcome: "wait", seconds };
  const outcome = await services.passwords.check(who.password, who.passwordHash);
  if (outcome !== "wrong") await forgiveAttempt(services, wrongPasswordsFromNetwork, network);
  if (outcome === "busy") await forgiveAttempt(services, wrongPasswords, who.email);
  if (outcome === "right" || outcome === "right-but-weak")
    await forgetAttempts(services, wrongPasswords, who.email);
  return { outcome };
}
