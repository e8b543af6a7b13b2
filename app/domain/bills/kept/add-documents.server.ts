import type { KeptDocument } from "#app/domain/kept/kept-document.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { RecordKeeper } from "../../kept/record-keeper.ts";
import { keptBills } from "./kept-bills.server.ts";

/** Adds documents, whose files are on the disk, to a bill. "gone": the keeper has no such bill (any more). */
export async function addDocuments(
  db: Database,
  keeper: RecordKeeper,
  billId: string,
  documents: KeptDocument[],
  clock: Clock,
): Promise<"added" | "gone"> {
  return db.transaction(async (transaction) => {
    const found = await keptBills.lock(transaction, keeper, billId);
    if (!found) return "gone";
    const { version, state, bill } = found;
    const kept = { ...bill, documents: [...bill.documents, ...documents] };
    await keptBills.save(transaction, keeper, { id: billId, version, state, kept }, clock);
    for (const document of documents) {
      await keptBills.recordFiles(transaction, keeper, billId, document, clock.now());
    }
    return "added";
  });
}
