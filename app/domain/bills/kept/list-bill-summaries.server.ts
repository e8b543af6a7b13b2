import { sql } from "drizzle-orm";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isInteger, isOneOf, isText, readRow, readRows } from "#app/platform/db/read-rows.server.ts";
import type { BillKeeper } from "./bill-keeper.ts";
import { type KeptBillState, keptBillStates, type ListedBill } from "./kept-bill.ts";
import { openSummary } from "./sealed-bill.server.ts";

/** Which of a keeper's bills are wanted: all of them, unless this says fewer. Each costs some 20 µs to open. */
interface WantedBills {
  state?: KeptBillState;
  /** The newest. */
  limit?: number;
}

/** A keeper's bills, drafts among them, the newest first. Search and order are the caller's: what they go by is sealed. */
export async function listBillSummaries(
  db: Database,
  keeper: BillKeeper,
  { state, limit }: WantedBills = {},
): Promise<ListedBill[]> {
  const rows = await readRows(
    db,
    {
      billId: isText,
      state: isOneOf(keptBillStates),
      sealed: isBytes,
      createdAt: isText,
      updatedAt: isText,
    },
    sql`select bill_id as "billId", state, sealed_summary as sealed,
          ${isoTime(sql`created_at`)} as "createdAt", ${isoTime(sql`updated_at`)} as "updatedAt"
        from account_bills
        where account_id = ${keeper.accountId} ${state === undefined ? sql`` : sql`and state = ${state}`}
        order by account_bills.created_at desc, bill_id limit ${limit ?? null}`,
  );
  return rows.map(({ sealed, ...row }) => ({ ...row, summary: openSummary(keeper, row.billId, sealed) }));
}

/** How many bills a keeper has, drafts among them. */
export async function countBills(db: Database, { accountId }: BillKeeper): Promise<number> {
  const row = await readRow(
    db,
    { count: isInteger },
    sql`select count(*)::int as count from account_bills where account_id = ${accountId}`,
  );
  return row.count;
}
