import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { mailToAddress } from "../limits/account-limits.ts";
import { type AttemptLimit, takeAttempt } from "../limits/attempts.server.ts";
import { newToken } from "../links/token.server.ts";
import { type AskedMailServices, queueMail } from "../mail/queue-mail.server.ts";
import { emailIndexOf, type OpenAccount } from "../open-account.server.ts";
import { getProfile } from "../profile.server.ts";
import { type Grant, type GrantTerms, invitationLastsDays, isAccepted, type PersonNamed } from "./grant.ts";
import { sealGrant } from "./grant-rows.server.ts";
import { listGrants } from "./list-grants.server.ts";

export type InvitationServices = AskedMailServices & { db: Database };

/** "own-email": no one authorizes themselves. "known-email": another grant already has this address. "too-many": of people.
 *  "wait": too many invitations in a short time, by this owner or to this address. */
export type InvitationOutcome =
  | { outcome: "invited"; grantId: string }
  | { outcome: "own-email" }
  | { outcome: "known-email"; grantId: string }
  | { outcome: "too-many" }
  | { outcome: "wait"; seconds: number };

/** More people than anyone needs; each of them gets mail. */
export const MAX_GRANTS = 20;

const DAY_MS = 86_400_000;

const invitationsOfAccount: AttemptLimit = {
  name: "invitations of account",
  free: 10,
  forgottenAfterMs: DAY_MS,
  firstWaitMs: DAY_MS / 48,
  longestWaitMs: DAY_MS / 2,
};

/** Keeps who may do what, and invites that person by mail: they are authorised once they accept. */
export async function invitePerson(
  services: InvitationServices,
  owner: OpenAccount,
  { person, terms }: { person: PersonNamed; terms: GrantTerms },
): Promise<InvitationOutcome> {
  const grants = await listGrants(services.db, owner, services.clock);
  if (grants.length >= MAX_GRANTS) return { outcome: "too-many" };
  const grantId = randomUUID();
  const { permissions, startsOn, endsOn } = terms;
  return send(services, owner, { grantId, person, others: grants }, (transaction, invitation) =>
    transaction.execute(sql`
      insert into account_grants (grant_id, owner_account_id, permissions, starts_on, ends_on, invitation_hash,
        invitation_email_index, invited_at, invitation_ends_at, sealed, created_at)
      values (${grantId}, ${owner.accountId}, ${sql.param(permissions)}, ${startsOn}, ${endsOn}, ${invitation.tokenHash},
        ${invitation.emailIndex}, ${invitation.now}, ${invitation.endsAt}, ${invitation.sealed}, ${invitation.now})`),
  );
}

/** Sends a new invitation to a person without access, at the same or another address; the former link ends. Null: the grant isn't
 *  this owner's, or the person has access. */
export async function inviteAgain(
  services: InvitationServices,
  owner: OpenAccount,
  { grantId, email }: { grantId: string; email: string },
): Promise<InvitationOutcome | null> {
  const grants = await listGrants(services.db, owner, services.clock);
  const grant = grants.find((one) => one.grantId === grantId);
  if (!grant || isAccepted(grant.state)) return null;
  const others = grants.filter((one) => one !== grant);
  const person = { ...grant.person, email };
  return send(services, owner, { grantId, person, others }, (transaction, invitation) =>
    transaction.execute(sql`
      update account_grants
      set authorised_account_id = null, accepted_at = null, declined_at = null, revoked_at = null,
        invitation_hash = ${invitation.tokenHash}, invitation_email_index = ${invitation.emailIndex},
        invited_at = ${invitation.now}, invitation_ends_at = ${invitation.endsAt}, sealed = ${invitation.sealed},
        version = version + 1
      where grant_id = ${grantId} and version = ${grant.version}`),
  );
}

interface Invitation {
  tokenHash: Buffer;
  emailIndex: Buffer;
  sealed: Buffer;
  now: Date;
  endsAt: Date;
}

async function send(
  services: InvitationServices,
  owner: OpenAccount,
  { grantId, person, others }: { grantId: string; person: PersonNamed; others: Grant[] },
  keep: (transaction: Database, invitation: Invitation) => Promise<unknown>,
): Promise<InvitationOutcome> {
  const { db, masterKey, clock } = services;
  const { email } = person;
  const { profile } = await getProfile(db, owner);
  const emailIndex = emailIndexOf(masterKey, email);
  if (emailIndex.equals(emailIndexOf(masterKey, profile.email))) return { outcome: "own-email" };
  const known = others.find((one) => one.person.email === email);
  if (known) return { outcome: "known-email", grantId: known.grantId };
  const seconds =
    (await takeAttempt(services, invitationsOfAccount, owner.accountId)) ??
    (await takeAttempt(services, mailToAddress, email));
  if (seconds !== null) return { outcome: "wait", seconds };

  const { token, tokenHash } = newToken();
  const now = clock.now();
  const endsAt = new Date(now.getTime() + invitationLastsDays * DAY_MS);
  const sealed = sealGrant(owner.key, grantId, { person, invitationToken: token });
  await db.transaction(async (transaction) => {
    await keep(transaction, { tokenHash, emailIndex, sealed, now, endsAt });
    const mail = { kind: "invitation" as const, ownerName: profile.name, token };
    await queueMail(transaction, services, { to: email, mail, accountId: owner.accountId });
  });
  return { outcome: "invited", grantId };
}
