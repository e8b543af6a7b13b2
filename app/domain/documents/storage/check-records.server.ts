import { sql } from "drizzle-orm";
import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, readRow } from "#app/platform/db/read-rows.server.ts";
import { RecordsFull } from "#app/platform/db/records-full.server.ts";

/** What one account may have of each kind, as many as a page lists at once, in bytes as they are sealed: a bill of twenty lines has
 *  10 kB. All explanations are opened where deadlines are counted. */
const RECORDS = {
  bills: { table: sql`account_bills`, column: sql`sealed_bill`, maxCount: 1_000, maxBytes: 12_000_000 },
  explanations: {
    table: sql`account_explanations`,
    column: sql`sealed_explanation`,
    maxCount: 500,
    maxBytes: 4_000_000,
  },
  appeals: { table: sql`account_appeals`, column: sql`sealed_appeal`, maxCount: 1_000, maxBytes: 12_000_000 },
};

/** Throws `RecordsFull` where an account's records take more room than they may, in the transaction that has written one. */
export async function checkRecords(
  transaction: Database,
  { accountId }: Pick<BillKeeper, "accountId">,
  kind: keyof typeof RECORDS,
): Promise<void> {
  const { table, column, maxCount, maxBytes } = RECORDS[kind];
  const { count, bytes } = await readRow(
    transaction,
    { count: isInteger, bytes: isInteger },
    sql`select count(*)::int as count, coalesce(sum(octet_length(${column})), 0)::float8 as bytes
        from ${table} where account_id = ${accountId}`,
  );
  if (count > maxCount || bytes > maxBytes) {
    throw new RecordsFull(`An account has ${count} ${kind} of ${bytes} bytes.`);
  }
}
