import type { SavedRecord } from "#app/domain/kept/sealed-record.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { RecordKeeper } from "../../kept/record-keeper.ts";
import type { FoundBill, KeptBill } from "./kept-bill.ts";
import { keptBills } from "./kept-bills.server.ts";
import { lookedAt } from "./looked-at.ts";

/** Keeps that the bill's owner looked at numbers that do not add up, and that they are printed so: in this version of it. */
export function confirmSums(
  db: Database,
  keeper: RecordKeeper,
  { billId, version, state, bill }: FoundBill,
  clock: Clock,
): Promise<SavedRecord<FoundBill>> {
  const lines = bill.lines.map((line) => (line.otherAmountCents === undefined ? line : lookedAt(line)));
  const confirmed: KeptBill = { ...bill, lines, areSumsConfirmed: true };
  return keptBills.save(db, keeper, { id: billId, version, state, kept: confirmed }, clock);
}
