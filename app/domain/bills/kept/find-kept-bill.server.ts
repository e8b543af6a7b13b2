import { type SQL, sql } from "drizzle-orm";
import { isUuid } from "#app/domain/is-uuid.ts";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isInteger, isOneOf, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { BillKeeper } from "./bill-keeper.ts";
import { type FoundBill, keptBillStates } from "./kept-bill.ts";
import { openBill } from "./sealed-bill.server.ts";

/** One of the keeper's bills; null for an id that is none, and for another's alike. */
export function findKeptBill(db: Database, keeper: BillKeeper, billId: string): Promise<FoundBill | null> {
  return find(db, keeper, billId, sql``);
}

/** The same, which nobody else changes until the transaction is over. */
export function lockKeptBill(
  transaction: Database,
  keeper: BillKeeper,
  billId: string,
): Promise<FoundBill | null> {
  return find(transaction, keeper, billId, sql`for update`);
}

async function find(db: Database, keeper: BillKeeper, billId: string, lock: SQL): Promise<FoundBill | null> {
  if (!isUuid(billId)) return null;
  const [row] = await readRows(
    db,
    {
      billId: isText,
      state: isOneOf(keptBillStates),
      version: isInteger,
      sealed: isBytes,
      createdAt: isText,
      updatedAt: isText,
    },
    sql`select bill_id as "billId", state, version, sealed_bill as sealed,
          ${isoTime(sql`created_at`)} as "createdAt", ${isoTime(sql`updated_at`)} as "updatedAt"
        from account_bills where bill_id = ${billId} and account_id = ${keeper.accountId} ${lock}`,
  );
  if (!row) return null;
  const { sealed, ...clear } = row;
  return { ...clear, bill: openBill(keeper, row.billId, sealed) };
}
