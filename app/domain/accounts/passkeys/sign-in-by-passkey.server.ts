import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  type VerifiedAuthenticationResponse,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import { openJson, sealJson } from "#app/platform/keys/sealing-key.server.ts";
import { type OpenAccount, openAccount } from "../open-account.server.ts";
import {
  answerOnce,
  hostOf,
  type Passkey,
  type PasskeySite,
  parseAnswer,
  passkeyPurpose,
} from "./passkey.server.ts";

/** What a browser is asked: any passkey of this site, shown to a person who proves to be there. */
export function askForPasskey(site: PasskeySite) {
  return generateAuthenticationOptions({ rpID: hostOf(site), userVerification: "required" });
}

/** Signs a person in by the answer of their passkey, which replaces password and code. Null: the answer does not fit, is for
 *  another site, was answered before, or its passkey is not known. */
export async function signInByPasskey(
  { db, masterKey, clock }: { db: Database; masterKey: MasterKey; clock: Clock },
  site: PasskeySite,
  { challenge, answer }: { challenge: string; answer: string },
): Promise<OpenAccount | null> {
  const response = parseAnswer<AuthenticationResponseJSON>(answer);
  if (!response) return null;
  return db.transaction(async (transaction) => {
    const [row] = await readRows(
      transaction,
      { passkey_id: isText, account_id: isText, sealed_passkey: isBytes },
      sql`select passkey_id, account_id, sealed_passkey from account_passkeys
          where credential_index = ${masterKey.indexOf("credential", response.id)} for update`,
    );
    const account = row ? await openAccount(transaction, masterKey, row.account_id) : null;
    if (!row || !account) return null;
    const purpose = passkeyPurpose(row.passkey_id);
    const passkey = openJson<Passkey>(account.key, purpose, row.sealed_passkey);
    const verified = await verify(site, { challenge, response, passkey });
    if (!verified || !(await answerOnce(transaction, challenge, clock))) return null;
    const used: Passkey = { ...passkey, counter: verified.authenticationInfo.newCounter };
    await transaction.execute(sql`
      update account_passkeys
      set sealed_passkey = ${sealJson(account.key, purpose, used)}, last_used_at = ${clock.now()}
      where passkey_id = ${row.passkey_id}`);
    return account;
  });
}

/** Null: the answer does not fit. The package throws at anything that is wrong with an answer, no matter who made it. */
async function verify(
  site: PasskeySite,
  asked: { challenge: string; response: AuthenticationResponseJSON; passkey: Passkey },
): Promise<VerifiedAuthenticationResponse | null> {
  const { credentialId, publicKey, counter } = asked.passkey;
  const verified = await verifyAuthenticationResponse({
    response: asked.response,
    expectedChallenge: asked.challenge,
    expectedOrigin: site.origin,
    expectedRPID: hostOf(site),
    credential: { id: credentialId, publicKey: Buffer.from(publicKey, "base64url"), counter },
  }).catch(() => null);
  return verified?.verified ? verified : null;
}
