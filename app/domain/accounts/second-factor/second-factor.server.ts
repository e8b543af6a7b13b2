import { createHmac, randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { product } from "#app/domain/product.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { openJson, type SealingKey, sealJson } from "#app/platform/keys/sealing-key.server.ts";
import type { OpenAccount } from "../open-account.server.ts";

/** The codes that an account asks for in addition to its password (RFC 6238), saved sealed. */
export interface SecondFactor {
  /** In base32, as authenticator apps take it. */
  secret: string;
  /** The step of 30 seconds of the code that was taken last: none is taken twice. */
  lastStep: number;
  /** Keyed hashes of those not used yet. */
  recoveryCodes: string[];
}

const SECRET_BYTES = 20;
const STEP_SECONDS = 30;
/** A code is taken while the one before or after it is shown: clocks differ, and people type slowly. */
const STEPS_AROUND = 1;

const RECOVERY_CODES = 10;
const RECOVERY_CODE_CHARACTERS = 10;
/** Without what looks alike, and without vowels, which could make words. */
const RECOVERY_ALPHABET = "23456789bcdfghjkmnpqrstvwxz";

export function newSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** The address by which an authenticator app takes a secret. */
export function setUpAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The step that a code belongs to; null: it is wrong, or not later than `lastStep`. */
export function stepOfCode(
  { secret, lastStep }: Pick<SecondFactor, "secret" | "lastStep">,
  code: string,
  clock: Clock,
): number | null {
  const timestamp = clock.now().getTime();
  const digits = code.replace(/\s/g, "");
  if (!/^\d{6}$/.test(digits)) return null;
  const delta = totpOf(secret, "").validate({ token: digits, timestamp, window: STEPS_AROUND });
  if (delta === null) return null;
  const step = Math.floor(timestamp / 1000 / STEP_SECONDS) + delta;
  return step > lastStep ? step : null;
}

/** Ten new codes, 'bcdfg-hjkmn', for when the app is lost, and what is kept of them. */
export function newRecoveryCodes(key: SealingKey): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from({ length: RECOVERY_CODE_CHARACTERS }, () => {
      return RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)];
    }).join("");
    return `${letters.slice(0, 5)}-${letters.slice(5)}`;
  });
  return { codes, hashes: codes.map((code) => hashRecoveryCode(key, code)) };
}

/** However it is typed. */
export function hashRecoveryCode(key: SealingKey, code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, "");
  return createHmac("sha256", key.derive("recovery codes")).update(letters).digest("base64url");
}

/** Returns an account's second factor; null: it has none. With `isLocked`, no one else changes it before the transaction ends. */
export async function readSecondFactor(
  db: Database,
  { accountId, key }: OpenAccount,
  { isLocked } = { isLocked: false },
): Promise<SecondFactor | null> {
  const [row] = await readRows(
    db,
    { sealed_second_factor: orNull(isBytes) },
    sql`select sealed_second_factor from accounts
        where account_id = ${accountId} ${isLocked ? sql`for update` : sql``}`,
  );
  return row?.sealed_second_factor ? openJson(key, purposeOf(accountId), row.sealed_second_factor) : null;
}

/** Null: the account asks for no code any more. */
export async function writeSecondFactor(
  transaction: Database,
  { accountId, key }: OpenAccount,
  factor: SecondFactor | null,
): Promise<void> {
  const sealed = factor && sealJson(key, purposeOf(accountId), factor);
  await transaction.execute(
    sql`update accounts set sealed_second_factor = ${sealed} where account_id = ${accountId}`,
  );
}

function totpOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: product.name, label, secret: Secret.fromBase32(secret), period: STEP_SECONDS });
}

function purposeOf(accountId: string): string {
  return `second factor ${accountId}`;
}
