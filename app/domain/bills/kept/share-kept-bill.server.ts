import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { RecordKeeper } from "../../kept/record-keeper.ts";
import { shareBill } from "../sharing/share-bill.server.ts";
import { shareableHospitalName } from "../sharing/shareable-hospital-name.ts";
import type { BillFacts } from "../sharing/shared-bill.ts";
import { withdrawSharedBill } from "../sharing/withdraw-shared-bill.server.ts";
import { type FoundBill, type KeptBill, sumOfLinesCents } from "./kept-bill.ts";
import { keptBills } from "./kept-bills.server.ts";

/** Returns all of a saved bill that may be shared; a provider that isn't a hospital of ours must look like one. */
export function factsOfKeptBill(bill: KeptBill): BillFacts {
  const { hospital, providerName, statementDate, serviceDates, totals } = bill;
  return {
    hospitalName: hospital?.name ?? shareableHospitalName(providerName?.value ?? null),
    invoiceDate: statementDate?.value ?? serviceDates.first?.value ?? null,
    totalCents: totals.chargesCents?.value ?? sumOfLinesCents(bill),
  };
}

/** "nothing": the bill states none of the three facts. "gone": the keeper has no such bill. */
export type SharedKeptBill = "shared" | "nothing" | "gone";

/**
 * Shares the three facts of a bill without a name. That they are this bill's stands sealed in the bill alone: the shared
 * row has no id of it, and the bill's own row does not show when it was shared.
 */
export async function shareKeptBill(
  db: Database,
  keeper: RecordKeeper,
  billId: string,
  clock: Clock,
): Promise<SharedKeptBill> {
  return db.transaction(async (transaction) => {
    const found = await keptBills.lock(transaction, keeper, billId);
    if (!found) return "gone";
    if (found.bill.sharedBillId !== null) return "shared";
    const facts = factsOfKeptBill(found.bill);
    if (Object.values(facts).every((fact) => fact === null)) return "nothing";
    const readOn = found.bill.documents.length > 0 ? "server" : null;
    const sharedBillId = await shareBill(transaction, facts, { uploadId: null, readOn }, clock);
    await remember(transaction, keeper, found, sharedBillId);
    return "shared";
  });
}

/** Takes back what was shared of a bill, if anything was. */
export async function withdrawKeptBill(
  db: Database,
  keeper: RecordKeeper,
  billId: string,
  clock: Clock,
): Promise<void> {
  await db.transaction(async (transaction) => {
    const found = await keptBills.lock(transaction, keeper, billId);
    if (!found?.bill.sharedBillId) return;
    await withdrawSharedBill(transaction, found.bill.sharedBillId, clock);
    await remember(transaction, keeper, found, null);
  });
}

/** The bill itself is as it was: its row keeps its time of change. */
async function remember(
  transaction: Database,
  keeper: RecordKeeper,
  { billId, version, state, updatedAt, bill }: FoundBill,
  sharedBillId: string | null,
): Promise<void> {
  const unchanged: Clock = { now: () => new Date(updatedAt) };
  const kept = { ...bill, sharedBillId };
  await keptBills.save(transaction, keeper, { id: billId, version, state, kept }, unchanged);
}
