import { findOwnPlan } from "#app/domain/accounts/find-own-plan.server.ts";
import type { OwnPlan } from "#app/domain/accounts/own-plan.ts";
import { getProfile } from "#app/domain/accounts/profile.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

/** The plan that links to published prices ask for. An authorized person sees nothing of the profile: null, as where it
 *  names no insurer. */
export async function viewOwnPlan(db: Database, access: AccountAccess): Promise<OwnPlan | null> {
  if (access.role === "authorised") return null;
  const { profile } = await getProfile(db, access.account);
  return findOwnPlan(db, profile);
}
