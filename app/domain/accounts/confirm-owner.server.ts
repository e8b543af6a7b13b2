import { sql } from "drizzle-orm";
import { isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { wrongConfirmations } from "./limits/account-limits.ts";
import type { OpenAccount } from "./open-account.server.ts";
import { type CheckServices, checkWithinLimits } from "./passwords/check-within-limits.server.ts";

/** An account whose owner has just shown that they are: what changes how it is opened, or ends it, asks for one. */
export interface ConfirmedOwner extends OpenAccount {
  readonly isConfirmed: true;
}

/** "wait" and "busy" as for a sign-in. These tries are counted separately, since only a signed-in person can make one. */
export type OwnerCheck =
  | { outcome: "confirmed"; owner: ConfirmedOwner }
  | { outcome: "wrong" }
  | { outcome: "wait"; seconds: number }
  | { outcome: "busy" };

/** Checks that the signed-in person knows the password, before what an open browser alone must not do. */
export async function confirmOwner(
  services: CheckServices,
  account: OpenAccount,
  password: string,
): Promise<OwnerCheck> {
  const [row] = await readRows(
    services.db,
    { password_hash: orNull(isText) },
    sql`select password_hash from accounts where account_id = ${account.accountId} and not is_sample`,
  );
  const passwordHash = row?.password_hash ?? null;
  const count = { limit: wrongConfirmations, subject: account.accountId, isEndedByOwner: true };
  const check = await checkWithinLimits(services, [count], { password, passwordHash });
  if (check.outcome === "wait" || check.outcome === "busy" || check.outcome === "wrong") return check;
  return { outcome: "confirmed", owner: { ...account, isConfirmed: true } };
}
