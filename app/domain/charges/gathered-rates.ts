import { detachedText } from "#app/platform/db/detached-text.ts";
import { addToList, type RateList, type RateValue } from "./rate-list.ts";

/**
 * Rates of one charge that become one row: a list for each thing that rates say, null where none has said anything.
 * `firstRateNo` counts those of the file from 1.
 */
export type GatheredRates = {
  chargeNo: number;
  firstRateNo: number;
  rateCount: number;
  lists: (RateList | null)[];
};

/**
 * How many rates are held at once, each charge counting as some more for its lists. A tall file has the rates of a charge
 * in rows one after the other, or far apart: the more are held, the fewer rows a charge has.
 */
const MOST_HELD = 50_000;
const HELD_FOR_LISTS = 4;
const TAKEN_AT_ONCE = 5_000;

/** From here on V8 keeps a piece of a text as a view of the whole, which an amount of many decimals would hold. */
const SHORTEST_VIEW = 13;

/** Gathers the rates of a file by charge, each charge's in the order of the file. */
export function openRateGatherer() {
  const byCharge = new Map<number, GatheredRates>();
  let heldCount = 0;
  let count = 0;

  function take(most: number): GatheredRates[] {
    const taken: GatheredRates[] = [];
    for (const gathered of byCharge.values()) {
      if (heldCount <= most) break;
      letGo(gathered);
      taken.push(gathered);
    }
    return taken;
  }

  function letGo({ chargeNo, rateCount }: GatheredRates): void {
    byCharge.delete(chargeNo);
    heldCount -= rateCount + HELD_FOR_LISTS;
  }

  function ofCharge(chargeNo: number, thingCount: number): GatheredRates {
    const known = byCharge.get(chargeNo);
    if (known) return known;
    const gathered = { chargeNo, firstRateNo: count, rateCount: 0, lists: new Array(thingCount).fill(null) };
    byCharge.set(chargeNo, gathered);
    heldCount += HELD_FOR_LISTS;
    return gathered;
  }

  return {
    /** Adds what a rate says of each thing; the array may be used again. */
    add(chargeNo: number, said: readonly RateValue[]): void {
      count += 1;
      heldCount += 1;
      const gathered = ofCharge(chargeNo, said.length);
      for (let thing = 0; thing < said.length; thing++) {
        const value = held(said[thing]!);
        let list = gathered.lists[thing]!;
        if (list === null) {
          if (value === null) continue;
          list = { value: null, values: null };
          gathered.lists[thing] = list;
        }
        addToList(list, gathered.rateCount, value);
      }
      gathered.rateCount += 1;
    },
    /** Those of a charge that no more will come of. */
    takeCharge(chargeNo: number): GatheredRates[] {
      const gathered = byCharge.get(chargeNo);
      if (!gathered) return [];
      letGo(gathered);
      return [gathered];
    },
    /** Those of the charges met first, once there are too many. */
    takeFull: () => (heldCount > MOST_HELD ? take(MOST_HELD - TAKEN_AT_ONCE) : []),
    takeRest: () => take(0),
    count: () => count,
  };
}

function held(value: RateValue): RateValue {
  return typeof value === "string" && value.length >= SHORTEST_VIEW ? detachedText(value) : value;
}
