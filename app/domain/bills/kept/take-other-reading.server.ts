import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { BillKeeper } from "./bill-keeper.ts";
import type { FoundBill } from "./kept-bill.ts";
import { lookedAt } from "./looked-at.ts";
import { type SavedBill, saveBill } from "./save-bill.server.ts";

/** Keeps that a line's charge is what it was offered to be instead of what was read. Null: the line has no such offer, or is gone. */
export async function takeOtherReading(
  db: Database,
  keeper: BillKeeper,
  { billId, version, state, bill }: FoundBill,
  lineId: number,
  clock: Clock,
): Promise<SavedBill | null> {
  const offered = bill.lines.find((line) => line.lineId === lineId);
  if (offered?.otherAmountCents === undefined) return null;
  const lines = bill.lines.map((line) => (line === offered ? lookedAt(line, line.otherAmountCents) : line));
  return saveBill(db, keeper, { billId, version, state, bill: { ...bill, lines } }, clock);
}
