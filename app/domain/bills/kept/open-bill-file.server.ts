import { sql } from "drizzle-orm";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isOneOf, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { SealedFile, SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { BillKeeper } from "./bill-keeper.ts";
import { type KeptBillState, keptBillStates } from "./kept-bill.ts";

interface BillFileServices {
  db: Database;
  accountFiles: SealedFiles;
}

/** The picture of a page (JPEG) or a document as it was sent, and whether its bill is a draft; null where there is no
 *  such file of this bill of the keeper's. */
export async function openBillFile(
  { db, accountFiles }: BillFileServices,
  keeper: BillKeeper,
  { billId, fileId, kind }: { billId: string; fileId: string; kind: "document" | "page" },
): Promise<(SealedFile & { billState: KeptBillState }) | null> {
  if (!isUuid(billId) || !isUuid(fileId)) return null;
  const [row] = await readRows(
    db,
    { file_id: isText, state: isOneOf(keptBillStates) },
    sql`select file_id, state from account_files join account_bills using (bill_id)
        where file_id = ${fileId} and bill_id = ${billId} and kind = ${kind}
          and account_bills.account_id = ${keeper.accountId}`,
  );
  const file = row && (await accountFiles.read(keeper, row.file_id));
  return file ? { ...file, billState: row.state } : null;
}
