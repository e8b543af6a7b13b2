import { sql } from "drizzle-orm";
import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, readRow } from "#app/platform/db/read-rows.server.ts";
import { RecordsFull } from "#app/platform/db/records-full.server.ts";

/** Of all bills of one account, sealed: some thousand of them. */
const MAX_BILL_BYTES = 12_000_000;
/** Of all explanations of one account, sealed: some five hundred. All of them are opened where deadlines are counted. */
const MAX_EXPLANATION_BYTES = 4_000_000;

/** Throws `RecordsFull` where an account's records take more room than they may, in the transaction that has written one. */
export async function checkRecords(
  transaction: Database,
  { accountId }: Pick<BillKeeper, "accountId">,
  kind: "bills" | "explanations",
): Promise<void> {
  const [table, column, mostBytes] =
    kind === "bills"
      ? [sql`account_bills`, sql`sealed_bill`, MAX_BILL_BYTES]
      : [sql`account_explanations`, sql`sealed_explanation`, MAX_EXPLANATION_BYTES];
  const { bytes } = await readRow(
    transaction,
    { bytes: isInteger },
    sql`select coalesce(sum(octet_length(${column})), 0)::float8 as bytes from ${table} where account_id = ${accountId}`,
  );
  if (bytes > mostBytes) throw new RecordsFull(`An account has ${bytes} bytes of ${kind}.`);
}
