import { keepRates, type RateColumns } from "./rate-columns.ts";
import type { StandardChargeRecord } from "./standard-charge-record.ts";

/** What is left of the record read last without its rates at fault, by their index; null = no price is left. */
export function withoutRates(
  record: StandardChargeRecord,
  rates: RateColumns,
  faulty: { has: (index: number) => boolean; size: number },
): StandardChargeRecord | null {
  keepRates(rates, record.rateCount, (index) => !faulty.has(index));
  const rateCount = record.rateCount - faulty.size;
  const { gross, cash } = record.charge;
  return rateCount > 0 || gross !== null || cash !== null ? { ...record, rateCount } : null;
}
