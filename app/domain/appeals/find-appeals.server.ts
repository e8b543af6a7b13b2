import { type SQL, sql } from "drizzle-orm";
import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isInteger, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { FoundAppeal, ListedAppeal } from "./appeal.ts";
import { openAppeal, openAppealSummary } from "./sealed-appeal.server.ts";

const row = { appealId: isText, billId: isText, version: isInteger, createdAt: isText, updatedAt: isText };
const columns = sql`appeal_id as "appealId", bill_id as "billId", version,
  ${isoTime(sql`created_at`)} as "createdAt", ${isoTime(sql`updated_at`)} as "updatedAt"`;

/** A keeper's appeals, or those of one bill, the newest first. */
export async function listAppeals(
  db: Database,
  keeper: BillKeeper,
  { billId }: { billId?: string } = {},
): Promise<ListedAppeal[]> {
  if (billId !== undefined && !isUuid(billId)) return [];
  const rows = await readRows(
    db,
    { ...row, sealed: isBytes },
    sql`select ${columns}, sealed_summary as sealed from account_appeals
        where account_id = ${keeper.accountId} ${billId === undefined ? sql`` : sql`and bill_id = ${billId}`}
        order by account_appeals.created_at desc, appeal_id`,
  );
  return rows.map(({ sealed, ...clear }) => ({
    ...clear,
    summary: openAppealSummary(keeper, clear.appealId, sealed),
  }));
}

/** One of the keeper's appeals; null for an id that is none, and for another's alike. */
export function findAppeal(db: Database, keeper: BillKeeper, appealId: string): Promise<FoundAppeal | null> {
  return find(db, keeper, appealId, sql``);
}

/** The same, which nobody else changes until the transaction is over. */
export function lockAppeal(
  transaction: Database,
  keeper: BillKeeper,
  appealId: string,
): Promise<FoundAppeal | null> {
  return find(transaction, keeper, appealId, sql`for update`);
}

async function find(
  db: Database,
  keeper: BillKeeper,
  appealId: string,
  lock: SQL,
): Promise<FoundAppeal | null> {
  if (!isUuid(appealId)) return null;
  const [found] = await readRows(
    db,
    { ...row, sealed: isBytes },
    sql`select ${columns}, sealed_appeal as sealed from account_appeals
        where appeal_id = ${appealId} and account_id = ${keeper.accountId} ${lock}`,
  );
  if (!found) return null;
  const { sealed, ...clear } = found;
  return { ...clear, appeal: openAppeal(keeper, clear.appealId, sealed) };
}
