import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { ConfirmedOwner } from "../confirm-owner.server.ts";
import { mailToAddress } from "../limits/account-limits.ts";
import { takeAttempt } from "../limits/attempts.server.ts";
import { endLinks, findLink, makeLink, takeLink } from "../links/account-link.server.ts";
import { type AskedMailServices, queueMail } from "../mail/queue-mail.server.ts";
import { emailIndexOf, type OpenAccount } from "../open-account.server.ts";
import { getProfile, sealProfile } from "../profile.server.ts";

export type ChangeEmailServices = AskedMailServices & { db: Database; clock: Clock };

/** "asked": a mail to the new address is on its way, also where that address has an account. */
export type AskedForEmail = { outcome: "asked" } | { outcome: "wait"; seconds: number };

/** Asks for the mail that confirms a new address; until it is, the former one stays. `email`: as `parseEmailAddress` gives it. */
export async function askForNewEmail(
  services: ChangeEmailServices,
  { accountId, key }: ConfirmedOwner,
  email: string,
): Promise<AskedForEmail> {
  const seconds = await takeAttempt(services, mailToAddress, email);
  if (seconds !== null) return { outcome: "wait", seconds };
  const sealedEmail = key.seal(purposeOf(accountId), Buffer.from(email));
  await services.db.transaction(async (transaction) => {
    const link = { accountId, sealedEmail };
    const token = await makeLink(transaction, "change-email", link, services.clock);
    const mail = { kind: "confirm-new-email" as const, token };
    await queueMail(transaction, services, { to: email, mail, accountId });
  });
  return { outcome: "asked" };
}

/** The address that a link would give an account; null where the link is over, used or another account's. */
export async function findNewEmail(
  { db, clock }: { db: Database; clock: Clock },
  { accountId, key }: OpenAccount,
  token: string,
): Promise<string | null> {
  const link = await findLink(db, "change-email", token, clock);
  if (link?.accountId !== accountId || link.sealedEmail === null) return null;
  return key.open(purposeOf(accountId), link.sealedEmail).toString();
}

/** "over": the link is. "taken": the address has an account by now; the former one stays. */
export type ConfirmedEmail = "changed" | "over" | "taken";

/** Gives an account the address of a link that its owner follows; the former one is told. */
export async function confirmNewEmail(
  services: ChangeEmailServices,
  account: OpenAccount,
  token: string,
): Promise<ConfirmedEmail> {
  const { db, masterKey, clock } = services;
  const { accountId, key } = account;
  const email = await findNewEmail(services, account, token);
  if (email === null) return "over";
  return db.transaction(async (transaction) => {
    if (!(await takeLink(transaction, "change-email", token, clock))) return "over";
    const { profile } = await getProfile(transaction, account);
    const { rowCount } = await transaction.execute(sql`
      update accounts
      set email_index = ${emailIndexOf(masterKey, email)}, version = version + 1,
        sealed_profile = ${sealProfile(key, accountId, { ...profile, email })}
      where account_id = ${accountId}
        and not exists (select from accounts where email_index = ${emailIndexOf(masterKey, email)})`);
    if (rowCount === 0) return "taken";
    await endLinks(transaction, "reset-password", accountId); // which the former address got
    await queueMail(transaction, services, { to: profile.email, mail: { kind: "email-changed" }, accountId });
    return "changed";
  });
}

function purposeOf(accountId: string): string {
  return `new email of ${accountId}`;
}
