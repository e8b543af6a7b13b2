import { sql } from "drizzle-orm";
import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, readRows } from "#app/platform/db/read-rows.server.ts";
import { openJson, sealJson } from "#app/platform/keys/sealing-key.server.ts";
import { type CaseFile, emptyCaseFile } from "./case-file.ts";

/** What was noted about a bill; an empty file where nothing was. */
export async function findCaseFile(
  db: Database,
  { accountId, key }: BillKeeper,
  billId: string,
): Promise<CaseFile> {
  if (!isUuid(billId)) return emptyCaseFile;
  const [row] = await readRows(
    db,
    { sealed: isBytes },
    sql`select sealed_file as sealed from account_case_files
        where bill_id = ${billId} and account_id = ${accountId}`,
  );
  return row ? openJson<CaseFile>(key, purposeOf(billId), row.sealed) : emptyCaseFile;
}

/** Changes what is noted about a bill, on top of what another window noted meanwhile. "gone": there is no such bill of the
 *  keeper's; what `change` gives in place of a file is handed on, and nothing is changed. */
export async function changeCaseFile<Refusal extends string>(
  { db, clock }: { db: Database; clock: Clock },
  keeper: BillKeeper,
  billId: string,
  change: (file: CaseFile) => CaseFile | Refusal,
): Promise<"saved" | "gone" | Refusal> {
  if (!isUuid(billId)) return "gone";
  return db.transaction(async (transaction) => {
    const { rowCount } = await transaction.execute(sql`
      select from account_bills where bill_id = ${billId} and account_id = ${keeper.accountId} for no key update`);
    if (rowCount === 0) return "gone";
    const changed = change(await findCaseFile(transaction, keeper, billId));
    if (typeof changed === "string") return changed;
    const sealed = sealJson(keeper.key, purposeOf(billId), changed);
    await transaction.execute(sql`
      insert into account_case_files (bill_id, account_id, sealed_file, updated_at)
      values (${billId}, ${keeper.accountId}, ${sealed}, ${clock.now()})
      on conflict (bill_id) do update
        set sealed_file = excluded.sealed_file, updated_at = excluded.updated_at`);
    return "saved";
  });
}

function purposeOf(billId: string): string {
  return `case of ${billId}`;
}
