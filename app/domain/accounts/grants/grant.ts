import { easternDay } from "#app/domain/dates/eastern-day.ts";
import type { Permission } from "../account.ts";

/** The person an owner names; kept sealed with the owner's key. */
export interface PersonNamed {
  name: string;
  /** In the owner's words, 'my daughter'; '' = not said. */
  relationship: string;
  /** The address that the invitation is for. */
  email: string;
}

/** What an owner lets a person do, and from when to when. */
export interface GrantTerms {
  permissions: Permission[];
  /** ISO day. */
  startsOn: string;
  /** ISO day, the last one; null: until it is revoked. */
  endsOn: string | null;
}

/** What happened to a grant. Times are ISO; null: it did not happen. */
export interface GrantEvents {
  invitationEndsAt: string;
  acceptedAt: string | null;
  declinedAt: string | null;
  revokedAt: string | null;
  /** Whether the person who accepted still has an account. */
  hasAuthorisedAccount: boolean;
}

/** "left": accepted, and given up by that person later. "account-deleted": that person has no account any more.
 *  "upcoming" and "over" are accepted, and outside of their days. */
export type GrantState =
  | "invited"
  | "invitation-ended"
  | "declined"
  | "left"
  | "revoked"
  | "account-deleted"
  | "upcoming"
  | "active"
  | "over";

/** Who may see and do what in an owner's account. */
export interface Grant extends GrantTerms, GrantEvents {
  grantId: string;
  person: PersonNamed;
  /** Of the invitation's link. */
  invitationToken: string;
  state: GrantState;
  /** A change of it must name it. */
  version: number;
}

/** How long an invitation can be accepted. */
export const invitationLastsDays = 7;

/** What a grant is worth at a moment. */
export function grantStateOf(
  { startsOn, endsOn, ...events }: Pick<GrantTerms, "startsOn" | "endsOn"> & GrantEvents,
  now: Date,
): GrantState {
  const { invitationEndsAt, acceptedAt, declinedAt, revokedAt, hasAuthorisedAccount } = events;
  if (revokedAt !== null) return "revoked";
  if (declinedAt !== null) return acceptedAt === null ? "declined" : "left";
  if (acceptedAt === null) return new Date(invitationEndsAt) > now ? "invited" : "invitation-ended";
  if (!hasAuthorisedAccount) return "account-deleted";
  const today = easternDay(now);
  if (today < startsOn) return "upcoming";
  return endsOn !== null && today > endsOn ? "over" : "active";
}

/** Whether the person has, or will have, access without being invited again. */
export function isAccepted(state: GrantState): boolean {
  return state === "upcoming" || state === "active" || state === "over";
}
