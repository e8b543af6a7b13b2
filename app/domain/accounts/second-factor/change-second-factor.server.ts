import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { ConfirmedOwner } from "../confirm-owner.server.ts";
import type { SecondFactorChange } from "../mail/account-mail.ts";
import { type AskedMailServices, queueMail } from "../mail/queue-mail.server.ts";
import { getProfile } from "../profile.server.ts";
import {
  newRecoveryCodes,
  readSecondFactor,
  type SecondFactor,
  stepOfCode,
  writeSecondFactor,
} from "./second-factor.server.ts";

export type SecondFactorServices = AskedMailServices & { db: Database; clock: Clock };

/** "wrong-code": the app and we do not agree; nothing was changed. `recoveryCodes` are shown once: hashes are kept. */
export type TurnedOn = { outcome: "on"; recoveryCodes: string[] } | { outcome: "wrong-code" };

/** Asks for codes from now on, once the owner's app has shown a right one. */
export async function turnOnCodes(
  services: SecondFactorServices,
  owner: ConfirmedOwner,
  { secret, code }: { secret: string; code: string },
): Promise<TurnedOn> {
  const step = stepOfCode({ secret, lastStep: 0 }, code, services.clock);
  if (step === null) return { outcome: "wrong-code" };
  const { codes, hashes } = newRecoveryCodes(owner.key);
  await change(services, owner, "codes-on", () => ({ secret, lastStep: step, recoveryCodes: hashes }));
  return { outcome: "on", recoveryCodes: codes };
}

/** Asks for no codes any more. */
export async function turnOffCodes(services: SecondFactorServices, owner: ConfirmedOwner): Promise<void> {
  await change(services, owner, "codes-off", () => null);
}

/** New recovery codes in place of all former ones; null where no codes are asked for. */
export async function renewRecoveryCodes(
  services: SecondFactorServices,
  owner: ConfirmedOwner,
): Promise<string[] | null> {
  const { codes, hashes } = newRecoveryCodes(owner.key);
  const isChanged = await change(services, owner, "recovery-codes-renewed", (factor) =>
    factor ? { ...factor, recoveryCodes: hashes } : null,
  );
  return isChanged ? codes : null;
}

/** Whether there is something else now; the owner is told. */
async function change(
  services: SecondFactorServices,
  owner: ConfirmedOwner,
  told: SecondFactorChange,
  changed: (present: SecondFactor | null) => SecondFactor | null,
): Promise<boolean> {
  return services.db.transaction(async (transaction) => {
    const present = await readSecondFactor(transaction, owner, { isLocked: true });
    const next = changed(present);
    if (present === next) return false;
    await writeSecondFactor(transaction, owner, next);
    const { profile } = await getProfile(transaction, owner);
    const { accountId } = owner;
    const mail = { kind: "second-factor-changed", change: told } as const;
    await queueMail(transaction, services, { to: profile.email, mail, accountId });
    return true;
  });
}
