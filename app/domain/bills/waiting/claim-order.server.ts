import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isInteger, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { ReadProgress } from "../upload-progress.ts";
import { type BillOrderResult, READER_DEAD_AFTER_SECONDS } from "./waiting-bill.ts";

/** Files that one reader has taken on, until it is dead or done. */
export interface ClaimedOrder {
  waitingId: string;
  readerId: string;
  accountId: string;
  sealedOrder: Buffer;
  /** How often a reading has begun, this time included. */
  tries: number;
}

/** Another process reads by now, or the account is deleted: what was read must not be saved. */
export class OrderLost extends Error {
  override name = "OrderLost";
}

const DEAD_AFTER = sql`${READER_DEAD_AFTER_SECONDS} * interval '1 second'`;

/** Claims the files that have waited longest without a reader, first from accounts with no reading under way.
 *  Null: none. */
export async function claimOrder(db: Database): Promise<ClaimedOrder | null> {
  const readerId = randomUUID();
  const [row] = await readRows(
    db,
    { waitingId: isText, accountId: isText, sealedOrder: isBytes, tries: isInteger },
    sql`
    update waiting_bills
    set reader_id = ${readerId}, alive_at = now(), tries = tries + 1, pages_read = null, page_count = null
    where waiting_id = (
      select waiting_id from waiting_bills w
      where finished_at is null and (alive_at is null or alive_at < now() - ${DEAD_AFTER})
      order by exists (
        select from waiting_bills o where o.account_id = w.account_id and o.finished_at is null
          and o.alive_at > now() - ${DEAD_AFTER}
      ), asked_at
      limit 1 for update of w skip locked)
    returning waiting_id as "waitingId", account_id as "accountId", sealed_order as "sealedOrder", tries`,
  );
  return row ? { ...row, readerId } : null;
}

/** Says that its reader lives, and how far it is. False: it is another's by now. */
export async function keepClaim(
  db: Database,
  { waitingId, readerId }: ClaimedOrder,
  progress: ReadProgress | null,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update waiting_bills set alive_at = now(),
      pages_read = ${progress?.pagesRead ?? null}, page_count = ${progress?.pageCount ?? null}
    where waiting_id = ${waitingId} and reader_id = ${readerId} and finished_at is null`);
  return rowCount === 1;
}

/** Ends the waiting, once: throws an OrderLost where it is another's, so that the transaction is undone. */
export async function finishOrder(
  transaction: Database,
  { waitingId, readerId }: ClaimedOrder,
  result: BillOrderResult,
): Promise<void> {
  const { rowCount } = await transaction.execute(sql`
    update waiting_bills set outcome = ${JSON.stringify(result)}, finished_at = now()
    where waiting_id = ${waitingId} and reader_id = ${readerId} and finished_at is null`);
  if (rowCount !== 1) throw new OrderLost();
}

/** Returns files to the queue that could not be read now, as if no reading had begun. */
export async function releaseOrder(db: Database, { waitingId, readerId }: ClaimedOrder): Promise<void> {
  await db.execute(sql`
    update waiting_bills
    set reader_id = null, alive_at = null, tries = tries - 1, pages_read = null, page_count = null
    where waiting_id = ${waitingId} and reader_id = ${readerId} and finished_at is null`);
}
