import type { PayerCharge } from "#app/domain/mrf/standard-charge-record.ts";

/** What one plan agreed to for a charge. `notes`: the payer's own, or else the charge's. */
export type NumberedRate = { planNo: number; payer: PayerCharge; notes: string | null; sourceRow: number };

/** Rates of one charge that become one row; `firstRateNo` counts those of the file from 1. */
export type GatheredRates = { chargeNo: number; firstRateNo: number; rates: NumberedRate[] };

/**
 * How many rates are held at once. A tall file has those of a charge in rows one after the other, or far apart: the
 * more are held, the fewer rows a charge has, and each holds on to the text of the file it stands in.
 */
const MOST_HELD = 50_000;

/** Gathers the rates of a file by charge, each charge's in the order of the file. */
export function openRateGatherer() {
  const held = new Map<number, GatheredRates>();
  let heldCount = 0;
  let count = 0;

  function take(most: number): GatheredRates[] {
    const taken: GatheredRates[] = [];
    for (const [chargeNo, gathered] of held) {
      if (heldCount <= most) break;
      held.delete(chargeNo);
      heldCount -= gathered.rates.length;
      taken.push(gathered);
    }
    return taken;
  }

  return {
    add(chargeNo: number, rate: NumberedRate): void {
      count += 1;
      heldCount += 1;
      const gathered = held.get(chargeNo);
      if (gathered) gathered.rates.push(rate);
      else held.set(chargeNo, { chargeNo, firstRateNo: count, rates: [rate] });
    },
    /** Those of the charges met first, once there are too many. */
    takeFull: () => (heldCount > MOST_HELD ? take(MOST_HELD / 2) : []),
    takeRest: () => take(0),
    count: () => count,
  };
}
