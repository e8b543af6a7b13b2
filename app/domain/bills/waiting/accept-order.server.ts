import { claimStorage } from "#app/domain/documents/storage/claim-storage.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { RecordKeeper } from "../../kept/record-keeper.ts";
import type { KeepRefusal } from "../kept/keep-refusal.ts";
import { orderReading } from "./order-reading.server.ts";
import type { BillOrder } from "./waiting-bill.ts";

/** Accepts files that were sent and lie sealed, where their account has room for them (`orderReading`). */
export function acceptOrder(
  db: Database,
  keeper: RecordKeeper,
  order: BillOrder,
): Promise<{ outcome: "accepted"; waitingId: string } | { outcome: "not-kept"; refusal: KeepRefusal }> {
  return db.transaction(async (transaction) => {
    const full = await claimStorage(transaction, keeper, order.files);
    if (full) return { outcome: "not-kept", refusal: { reason: "account-full", ...full } };
    return { outcome: "accepted", waitingId: await orderReading(transaction, keeper, order) };
  });
}
