import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { BillKeeper } from "./bill-keeper.ts";
import { recordFiles } from "./draft-bill.server.ts";
import { lockKeptBill } from "./find-kept-bill.server.ts";
import type { KeptDocument } from "./kept-bill.ts";
import { saveBill } from "./save-bill.server.ts";

/** Adds documents, whose files are on the disk, to a bill. "gone": there is no such bill of the keeper's (any more). */
export async function addDocuments(
  db: Database,
  keeper: BillKeeper,
  billId: string,
  documents: KeptDocument[],
  clock: Clock,
): Promise<"added" | "gone"> {
  return db.transaction(async (transaction) => {
    const found = await lockKeptBill(transaction, keeper, billId);
    if (!found) return "gone";
    const bill = { ...found.bill, documents: [...found.bill.documents, ...documents] };
    await saveBill(transaction, keeper, { ...found, bill }, clock);
    for (const document of documents) {
      await recordFiles(transaction, keeper, { billId: found.billId }, document, clock.now());
    }
    return "added";
  });
}
