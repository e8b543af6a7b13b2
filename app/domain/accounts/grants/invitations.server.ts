import { type SQL, sql } from "drizzle-orm";
import { isUuid } from "#app/domain/is-uuid.ts";
import { tokenHashOf } from "../links/token.server.ts";
import { isAccepted } from "./grant.ts";
import { type GrantedAccount, type GrantServices, readGrantedAccounts } from "./granted-accounts.server.ts";

/** "for-another": the invitation is for an address that isn't this viewer's. "accepted" and "ended" (too late or declined): this
 *  viewer's. "unknown": the invitation doesn't exist, or the owner took it back or sent another. */
export type FoundInvitation =
  | { outcome: "open" | "accepted" | "ended"; invitation: GrantedAccount }
  | { outcome: "for-another" | "unknown" };

/** Returns what the token of an invitation's link opens to the signed-in person. Changes nothing. */
export async function findInvitation(
  services: GrantServices,
  viewerAccountId: string,
  token: string,
): Promise<FoundInvitation> {
  const isMeant = sql`g.invitation_hash = ${tokenHashOf(token)} and g.revoked_at is null`;
  const isTheirs = sql`(g.authorised_account_id = ${viewerAccountId} or ${isForEmailOf(viewerAccountId)})`;
  const read = (condition: SQL) => readGrantedAccounts(services, condition);
  const [found] = await read(sql`${isMeant} and ${isTheirs}`);
  if (found) return { outcome: outcomeOf(found.granted), invitation: found.granted };
  return { outcome: (await read(isMeant)).length > 0 ? "for-another" : "unknown" };
}

/** Returns the name of the sender of an invitation that can still be answered, for the person who has its link. Null: the link
 *  opens nothing. */
export async function findInviter(services: GrantServices, token: string): Promise<string | null> {
  const condition = sql`g.invitation_hash = ${tokenHashOf(token)} and ${isOpen(services.clock.now())}`;
  const [found] = await readGrantedAccounts(services, condition);
  return found?.granted.ownerName ?? null;
}

/** The invitations to a viewer's address that wait for an answer, the oldest first. */
export async function listInvitations(
  services: GrantServices,
  viewerAccountId: string,
): Promise<GrantedAccount[]> {
  const condition = sql`${isOpen(services.clock.now())} and ${isForEmailOf(viewerAccountId)}`;
  return (await readGrantedAccounts(services, condition)).map(({ granted }) => granted);
}

/** Accepts or declines an invitation to a viewer's address. False: it is not open to them, any more or at all. */
export async function answerInvitation(
  { db, clock }: Pick<GrantServices, "db" | "clock">,
  viewerAccountId: string,
  { grantId, answer }: { grantId: string; answer: "accept" | "decline" },
): Promise<boolean> {
  if (!isUuid(grantId)) return false;
  const now = clock.now();
  const answered =
    answer === "accept"
      ? sql`authorised_account_id = ${viewerAccountId}, accepted_at = ${now}, invitation_email_index = null`
      : sql`declined_at = ${now}`;
  const { rowCount } = await db.execute(sql`
    update account_grants g set ${answered}, version = version + 1
    where g.grant_id = ${grantId} and ${isOpen(now)} and ${isForEmailOf(viewerAccountId)}`);
  return rowCount === 1;
}

function isOpen(now: Date): SQL {
  return sql`g.accepted_at is null and g.declined_at is null and g.revoked_at is null
    and g.invitation_ends_at > ${now}`;
}

/** An account's address is its owner's: they have followed a link that was sent to it. */
function isForEmailOf(accountId: string): SQL {
  return sql`g.owner_account_id <> ${accountId}
    and g.invitation_email_index = (select email_index from accounts where account_id = ${accountId})`;
}

function outcomeOf({ state }: GrantedAccount): "open" | "accepted" | "ended" {
  if (state === "invited") return "open";
  return isAccepted(state) ? "accepted" : "ended";
}
