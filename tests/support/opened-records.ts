import { payerCharges, type RateColumns } from "#app/domain/mrf/rate-columns.ts";
import type {
  PayerCharge,
  StandardCharge,
  StandardChargeRecord,
} from "#app/domain/mrf/standard-charge-record.ts";

/** A record with its charge and what its payers pay as one object. */
export type OpenedRecord = Pick<StandardChargeRecord, "sourceRow" | "sourceItem" | "notes"> &
  StandardCharge & { payers: PayerCharge[] };

export function openedRecords({
  records,
  rates,
}: {
  records: readonly StandardChargeRecord[];
  rates: RateColumns;
}): OpenedRecord[] {
  return records.map((record) => {
    const { sourceRow, sourceItem, charge, notes } = record;
    return { sourceRow, sourceItem, ...charge, payers: payerCharges(rates, record), notes };
  });
}
