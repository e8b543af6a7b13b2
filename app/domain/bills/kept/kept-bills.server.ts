import { sql } from "drizzle-orm";
import { SealedPapers } from "#app/domain/kept/sealed-papers.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, readRow } from "#app/platform/db/read-rows.server.ts";
import type { RecordKeeper } from "../../kept/record-keeper.ts";
import type { FoundBill, KeptBill, ListedBill } from "./kept-bill.ts";
import { summariseBill } from "./summarise-bill.ts";

/** The bills of accounts. A thousand are as many as a page lists at once; a bill of twenty lines has 10 kB. */
export const keptBills = new SealedPapers({
  name: "bill",
  summarise: summariseBill,
  found: ({ id, ...clear }, bill: KeptBill): FoundBill => ({ billId: id, ...clear, bill }),
  listed: ({ id, version, ...clear }, summary): ListedBill => ({ billId: id, ...clear, summary }),
  room: { count: 1_000, bytes: 12_000_000 },
});

/** How many bills a keeper has, drafts among them. */
export async function countBills(db: Database, { accountId }: RecordKeeper): Promise<number> {
  const row = await readRow(
    db,
    { count: isInteger },
    sql`select count(*)::int as count from account_bills where account_id = ${accountId}`,
  );
  return row.count;
}
