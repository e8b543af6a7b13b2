import { sql } from "drizzle-orm";
import { parseEmailAddress } from "#app/domain/email/email-address.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { isFlag, isInteger, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { createAccount } from "../create-account.server.ts";
import { passwordCounts } from "../limits/password-counts.server.ts";
import { emailIndexOf, type OpenAccount, openAccount } from "../open-account.server.ts";
import { type CheckServices, checkWithinLimits } from "../passwords/check-within-limits.server.ts";
import type { SecondStep } from "../second-factor/check-code.server.ts";
import type { KnownDevice } from "../sessions/known-device.server.ts";
import { type FoundSignUp, findSignUp, removeSignUps } from "../sign-up/pending-sign-up.server.ts";

/** `language`: of the page, in which a new account gets its mail. */
type SignInServices = CheckServices & { language: Language };

export interface SignInForm {
  email: string;
  password: string;
  /** Of the mail that confirms a sign-up; '' = the page was opened by itself. */
  confirm: string;
}

/** From where a sign-in comes. */
export interface Visitor {
  clientAddress: string;
  /** What the browser knows of itself. */
  devices: readonly KnownDevice[];
}

/** "second-step": the password is right, and a code is asked for too. "refused": wrong in any way, and the visitor isn't told
 *  which. "wait": too many tries, for this account or from this network. "busy": too many passwords wait to be checked. */
export type SignedIn =
  /** `carried`: a bill that its sign-up took along, as it was sealed for that; null: none. */
  | { outcome: "signed-in"; account: OpenAccount; carried: string | null }
  | { outcome: "second-step"; step: SecondStep }
  | { outcome: "refused" }
  | { outcome: "wait"; seconds: number }
  | { outcome: "busy" };

interface FoundAccount {
  accountId: string;
  /** Null: no password opens it. */
  passwordHash: string | null;
  hasSecondFactor: boolean;
  entryVersion: number;
}

const MAX_ADDRESS_LENGTH = 254;

/** Signs a person in by their password; with the link of their sign-up that makes the account. One password is checked, whether
 *  the account exists or not. */
export async function signIn(
  services: SignInServices,
  form: SignInForm,
  { clientAddress, devices }: Visitor,
): Promise<SignedIn> {
  const email = parseEmailAddress(form.email) ?? form.email.trim().slice(0, MAX_ADDRESS_LENGTH);
  // In this order: a link that another window follows is gone only when its account is there.
  const signUp = form.confirm === "" ? null : await findSignUp(services, form.confirm);
  const account = await findAccount(services, email);
  const own = account === null && signUp?.email === email ? signUp : null;
  const passwordHash = account?.passwordHash ?? own?.passwordHash ?? null;
  const { password } = form;
  const deviceId = account && findDevice(devices, account);
  const counts = passwordCounts({ email, clientAddress, deviceId }, services.clock);
  const check = await checkWithinLimits(services, counts, { password, passwordHash });
  if (check.outcome === "wait" || check.outcome === "busy") return check;
  if (check.outcome === "wrong") return { outcome: "refused" };
  if (account) {
    if (check.outcome === "right-but-weak") await hashAnew(services, account, password);
    return enter(services, account);
  }
  return own ? confirm(services, own) : { outcome: "refused" };
}

function findDevice(
  devices: readonly KnownDevice[],
  { accountId, entryVersion }: FoundAccount,
): string | null {
  const isKnown = (device: KnownDevice) =>
    device.accountId === accountId && device.entryVersion === entryVersion;
  return devices.find(isKnown)?.deviceId ?? null;
}

async function enter(
  { db, masterKey }: CheckServices,
  { accountId, hasSecondFactor, entryVersion }: FoundAccount,
): Promise<SignedIn> {
  if (hasSecondFactor) return { outcome: "second-step", step: { accountId, entryVersion } };
  const account = await openAccount(db, masterKey, accountId);
  return account ? { outcome: "signed-in", account, carried: null } : { outcome: "refused" };
}

async function findAccount({ db, masterKey }: CheckServices, email: string): Promise<FoundAccount | null> {
  const [row] = await readRows(
    db,
    {
      account_id: isText,
      password_hash: orNull(isText),
      has_second_factor: isFlag,
      entry_version: isInteger,
    },
    sql`select account_id, password_hash, sealed_second_factor is not null as has_second_factor, entry_version
        from accounts where email_index = ${emailIndexOf(masterKey, email)}`,
  );
  if (!row) return null;
  return {
    accountId: row.account_id,
    passwordHash: row.password_hash,
    hasSecondFactor: row.has_second_factor,
    entryVersion: row.entry_version,
  };
}

/** Makes the account of a sign-up; where its link was followed twice at once, the other one's is entered. */
async function confirm(services: SignInServices, signUp: FoundSignUp): Promise<SignedIn> {
  const { db, masterKey } = services;
  const account = await db.transaction((transaction) => createAccount(transaction, services, signUp));
  if (account) await masterKey.accountKeys.settle(account.accountId);
  await removeSignUps(services, sql`email_index = ${emailIndexOf(masterKey, signUp.email)}`);
  if (account) return { outcome: "signed-in", account, carried: signUp.carried ?? null };
  const other = await findAccount(services, signUp.email);
  return other?.passwordHash === signUp.passwordHash ? enter(services, other) : { outcome: "refused" };
}

/** Where the password was changed meanwhile, the new one stays. */
async function hashAnew(
  { db, passwords }: CheckServices,
  { accountId, passwordHash: former }: FoundAccount,
  password: string,
): Promise<void> {
  const passwordHash = await passwords.hash(password);
  if (passwordHash === null) return; // the next sign-in is as good
  await db.execute(sql`
    update accounts set password_hash = ${passwordHash}
    where account_id = ${accountId} and password_hash = ${former}`);
}
