import { randomUUID } from "node:crypto";
import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
  type WebAuthnCredential,
} from "@simplewebauthn/server";
import { decodeAttestationObject, isoBase64URL } from "@simplewebauthn/server/helpers";
import { sql } from "drizzle-orm";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import { product } from "#app/domain/product.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isNumber, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { openJson, sealJson } from "#app/platform/keys/sealing-key.server.ts";
import type { ConfirmedOwner } from "../confirm-owner.server.ts";
import type { SecondFactorChange } from "../mail/account-mail.ts";
import { type AskedMailServices, queueMail } from "../mail/queue-mail.server.ts";
import type { OpenAccount } from "../open-account.server.ts";
import { getProfile } from "../profile.server.ts";
import {
  answerOnce,
  hostOf,
  type Passkey,
  type PasskeySite,
  parseAnswer,
  passkeyPurpose,
} from "./passkey.server.ts";
import { longestPasskeyName, MAX_PASSKEYS } from "./passkey-limits.ts";

export type PasskeyServices = AskedMailServices & { db: Database; clock: Clock };

export interface ListedPasskey {
  passkeyId: string;
  name: string;
  addedAt: Date;
  /** Null: it never signed in. */
  lastUsedAt: Date | null;
}

/** An account's passkeys, the oldest first. */
export async function listPasskeys(
  db: Database,
  { accountId, key }: OpenAccount,
): Promise<(ListedPasskey & { passkey: Passkey })[]> {
  const rows = await readRows(
    db,
    { passkey_id: isText, sealed_passkey: isBytes, added_ms: isNumber, used_ms: orNull(isNumber) },
    sql`
      select passkey_id, sealed_passkey, (extract(epoch from created_at) * 1000)::float8 as added_ms,
        (extract(epoch from last_used_at) * 1000)::float8 as used_ms
      from account_passkeys where account_id = ${accountId} order by created_at, passkey_id`,
  );
  return rows.map((row) => {
    const passkey = openJson<Passkey>(key, passkeyPurpose(row.passkey_id), row.sealed_passkey);
    return {
      passkeyId: row.passkey_id,
      name: passkey.name,
      addedAt: new Date(row.added_ms),
      lastUsedAt: row.used_ms === null ? null : new Date(row.used_ms),
      passkey,
    };
  });
}

/** What a browser is asked to make: a passkey that is found without a name, on a device that does not have one yet. */
export async function askForNewPasskey(
  db: Database,
  account: OpenAccount,
  site: PasskeySite,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { profile } = await getProfile(db, account);
  const present = await listPasskeys(db, account);
  return generateRegistrationOptions({
    rpName: product.name,
    rpID: hostOf(site),
    userID: new Uint8Array(Buffer.from(account.accountId.replaceAll("-", ""), "hex")),
    userName: profile.email,
    userDisplayName: profile.name,
    attestationType: "none",
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: present.map(({ passkey }) => ({ id: passkey.credentialId })),
  });
}

/** "refused": the answer does not fit, was taken before, or is a passkey that is known already. */
export type AddedPasskey = "added" | "refused" | "too-many";

export interface NewPasskey {
  challenge: string;
  answer: string;
  /** '' = not said: `otherwise` is used in its place. */
  name: string;
  otherwise: string;
}

/** Keeps the passkey that a browser made, and tells the owner. */
export async function addPasskey(
  services: PasskeyServices,
  owner: ConfirmedOwner,
  site: PasskeySite,
  { challenge, answer, name, otherwise }: NewPasskey,
): Promise<AddedPasskey> {
  const { db, masterKey, clock } = services;
  const response = parseAnswer<RegistrationResponseJSON>(answer);
  const credential = response && (await verify(site, challenge, response));
  if (!credential) return "refused";
  const { id, publicKey, counter, transports } = credential;
  const passkeyId = randomUUID();
  const passkey: Passkey = {
    name: [...tidyLine(name)].slice(0, longestPasskeyName).join("") || otherwise,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: transports ?? [],
  };
  return db.transaction(async (transaction) => {
    if ((await listPasskeys(transaction, owner)).length >= MAX_PASSKEYS) return "too-many";
    if (!(await answerOnce(transaction, challenge, clock))) return "refused";
    const { rowCount } = await transaction.execute(sql`
      insert into account_passkeys (passkey_id, account_id, credential_index, sealed_passkey, created_at)
      values (${passkeyId}, ${owner.accountId}, ${masterKey.indexOf("credential", id)},
        ${sealJson(owner.key, passkeyPurpose(passkeyId), passkey)}, ${clock.now()})
      on conflict (credential_index) do nothing`);
    if (rowCount === 0) return "refused";
    await mailChange(transaction, services, owner, "passkey-added");
    return "added";
  });
}

/** The formats that browsers send if no one asks for a device's certificate. For other formats the package would look for revoked
 *  certificates, at an address that the answer names; here nothing leaves the server. */
const FORMATS_WITHOUT_CERTIFICATES: ReadonlySet<string> = new Set(["none", "packed"]);

/** The passkey that a browser made; null: the answer does not fit. The package throws at all that is wrong with one. */
async function verify(
  site: PasskeySite,
  challenge: string,
  response: RegistrationResponseJSON,
): Promise<WebAuthnCredential | null> {
  try {
    const attestation = isoBase64URL.toBuffer(response.response.attestationObject);
    const format = decodeAttestationObject(attestation).get("fmt");
    if (!FORMATS_WITHOUT_CERTIFICATES.has(format)) return null;
    const verified = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: hostOf(site),
    });
    return verified.registrationInfo?.credential ?? null;
  } catch {
    return null;
  }
}

/** Removes a passkey, and tells the owner; false where the account has none of that id. */
export async function removePasskey(
  services: PasskeyServices,
  owner: ConfirmedOwner,
  passkeyId: string,
): Promise<boolean> {
  return services.db.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      delete from account_passkeys
      where account_id = ${owner.accountId} and passkey_id::text = ${passkeyId}`);
    if (rowCount === 0) return false;
    await mailChange(transaction, services, owner, "passkey-removed");
    return true;
  });
}

async function mailChange(
  transaction: Database,
  services: AskedMailServices,
  owner: OpenAccount,
  change: SecondFactorChange,
): Promise<void> {
  const { profile } = await getProfile(transaction, owner);
  const mail = { kind: "second-factor-changed", change } as const;
  await queueMail(transaction, services, { to: profile.email, mail, accountId: owner.accountId });
}
