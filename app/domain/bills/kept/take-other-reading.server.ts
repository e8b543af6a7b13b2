import type { SavedRecord } from "#app/domain/kept/sealed-record.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { RecordKeeper } from "../../kept/record-keeper.ts";
import type { FoundBill } from "./kept-bill.ts";
import { keptBills } from "./kept-bills.server.ts";
import { lookedAt } from "./looked-at.ts";

/** Keeps that a line's charge is what it was offered to be instead of what was read. Null: the line has no such offer, or is gone. */
export async function takeOtherReading(
  db: Database,
  keeper: RecordKeeper,
  { billId, version, state, bill }: FoundBill,
  lineId: number,
  clock: Clock,
): Promise<SavedRecord<FoundBill> | null> {
  const offered = bill.lines.find((line) => line.lineId === lineId);
  if (offered?.otherAmountCents === undefined) return null;
  const lines = bill.lines.map((line) => (line === offered ? lookedAt(line, line.otherAmountCents) : line));
  return keptBills.save(db, keeper, { id: billId, version, state, kept: { ...bill, lines } }, clock);
}
