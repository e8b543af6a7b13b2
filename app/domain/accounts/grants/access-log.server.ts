import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isOneOf, isText, orNull, readRow, readRows } from "#app/platform/db/read-rows.server.ts";
import { ACCESS_ACTIONS, type AccessAction } from "./access-action.ts";

/** What an authorised person did; `billId` null: it is about no single bill. */
export interface Access {
  ownerAccountId: string;
  grantId: string;
  action: AccessAction;
  billId: string | null;
}

/** Writes down what an authorised person does, for the owner to read: once for each action, bill and hour. */
export async function noteAccess(
  db: Database,
  { ownerAccountId, grantId, action, billId }: Access,
  clock: Clock,
): Promise<void> {
  const now = clock.now();
  await db.execute(sql`
    insert into account_access_log (owner_account_id, grant_id, action, bill_id, at, hour)
    values (${ownerAccountId}, ${grantId}, ${action}, ${billId}, ${now}, date_trunc('hour', ${now}::timestamptz))
    on conflict on constraint once_an_hour do nothing`);
}

/** A line of the log; `at` is ISO, the first time in its hour. */
export type NotedAccess = { action: AccessAction; billId: string | null; at: string };

/** What a person did in an owner's account, the newest first. */
export async function listAccesses(
  db: Database,
  { ownerAccountId, grantId }: Pick<Access, "ownerAccountId" | "grantId">,
  { limit, offset }: { limit: number; offset: number },
): Promise<NotedAccess[]> {
  return readRows(
    db,
    { action: isOneOf(ACCESS_ACTIONS), billId: orNull(isText), at: isText },
    sql`
    select action, bill_id as "billId", ${isoTime(sql`at`)} as at from account_access_log
    where owner_account_id = ${ownerAccountId} and grant_id = ${grantId}
    order by account_access_log.at desc, action, bill_id limit ${limit} offset ${offset}`,
  );
}

/** How many lines the log has of a person. */
export async function countAccesses(
  db: Database,
  { ownerAccountId, grantId }: Pick<Access, "ownerAccountId" | "grantId">,
): Promise<number> {
  const row = await readRow(
    db,
    { count: isInteger },
    sql`
    select count(*)::int as count from account_access_log
    where owner_account_id = ${ownerAccountId} and grant_id = ${grantId}`,
  );
  return row.count;
}
