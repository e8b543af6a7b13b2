import type { AppLoadContext } from "@remix-run/node";
import { findInviter } from "#app/domain/accounts/grants/invitations.server.ts";
import { invitationsPath } from "#app/domain/accounts/grants/invitations-path.ts";

/** Returns who invites a person who follows an invitation's link and has to sign in or up first; null: no one. `redirectTo`: a
 *  path of this site, or ''. */
export async function inviterOf(context: AppLoadContext, redirectTo: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(redirectTo, "http://site");
  const token = searchParams.get("token");
  return pathname === invitationsPath && token ? findInviter(context, token) : null;
}
