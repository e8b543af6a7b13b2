import { sql } from "drizzle-orm";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { OpenAccount } from "../open-account.server.ts";
import type { Grant } from "./grant.ts";
import { readGrants } from "./grant-rows.server.ts";

/** Everybody whom an owner named, whatever became of it, in the order of naming. */
export function listGrants(db: Database, { accountId, key }: OpenAccount, clock: Clock): Promise<Grant[]> {
  return readGrants(db, key, sql`g.owner_account_id = ${accountId}`, clock.now());
}

/** One of an owner's grants; null where it is none of theirs. */
export async function findOwnGrant(
  db: Database,
  { accountId, key }: OpenAccount,
  grantId: string,
  clock: Clock,
): Promise<Grant | null> {
  if (!isUuid(grantId)) return null;
  const condition = sql`g.owner_account_id = ${accountId} and g.grant_id = ${grantId}`;
  const [grant] = await readGrants(db, key, condition, clock.now());
  return grant ?? null;
}
