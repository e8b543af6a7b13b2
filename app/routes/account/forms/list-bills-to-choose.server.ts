import { billDateOf } from "#app/domain/bills/kept/arrange-bills.ts";
import { countBills, keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

const MAX_CHOICES = 25;

/** An account's newest bills with what distinguishes them, and their number. */
export async function listBillsToChoose(db: Database, account: RecordKeeper) {
  const [newest, count] = await Promise.all([
    keptBills.list(db, account, { limit: MAX_CHOICES }),
    countBills(db, account),
  ]);
  const bills = newest.map(({ billId, state, summary }) => ({
    billId,
    name: summary.providerName ?? summary.hospital?.name ?? null,
    day: billDateOf(summary),
    state,
    chargesCents: summary.chargesCents,
    amountDueCents: summary.amountDueCents,
    lineCount: summary.lineCount,
  }));
  return { bills, count };
}
