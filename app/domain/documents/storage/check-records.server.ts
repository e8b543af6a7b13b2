import { sql } from "drizzle-orm";
import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, readRow } from "#app/platform/db/read-rows.server.ts";
import { RecordsFull } from "#app/platform/db/records-full.server.ts";

/** What one account may have of each kind, sealed: some thousand bills, five hundred explanations, a thousand appeals. All
 *  explanations are opened where deadlines are counted. */
const RECORDS = {
  bills: { table: sql`account_bills`, column: sql`sealed_bill`, maxBytes: 12_000_000 },
  explanations: { table: sql`account_explanations`, column: sql`sealed_explanation`, maxBytes: 4_000_000 },
  appeals: { table: sql`account_appeals`, column: sql`sealed_appeal`, maxBytes: 12_000_000 },
};

/** Throws `RecordsFull` where an account's records take more room than they may, in the transaction that has written one. */
export async function checkRecords(
  transaction: Database,
  { accountId }: Pick<BillKeeper, "accountId">,
  kind: keyof typeof RECORDS,
): Promise<void> {
  const { table, column, maxBytes } = RECORDS[kind];
  const { bytes } = await readRow(
    transaction,
    { bytes: isInteger },
    sql`select coalesce(sum(octet_length(${column})), 0)::float8 as bytes from ${table} where account_id = ${accountId}`,
  );
  if (bytes > maxBytes) throw new RecordsFull(`An account has ${bytes} bytes of ${kind}.`);
}
