import { type DecimalColumn, widenDecimalColumn } from "#app/domain/mrf/decimal-column.ts";

/** Rates of one charge that become one row: `firstRateNo` counts those of the file from 1, `places` where they are held. */
export type GatheredRates = { chargeNo: number; firstRateNo: number; places: Int32Array };

/** The same while more may come: a chain of places. */
type OpenRates = { chargeNo: number; firstRateNo: number; count: number; first: number; last: number };

/**
 * How many rates are held at once, each charge counting as some more for its lists. A tall file has the rates of a charge
 * in rows one after the other, or far apart: the more are held, the fewer rows a charge has.
 */
const MAX_HELD = 250_000;
const HELD_FOR_LISTS = 4;
const TAKEN_AT_ONCE = 25_000;
const FIRST_CAPACITY = 1024;
const NO_PLACE = -1;

/**
 * Gathers the rates of a file by charge, each charge's in the order of the file. Each rate has a place in `columns`, one
 * for each thing that it says, which are widened for it. Rates that are taken hold until the next one is added.
 */
export function openRateGatherer(columns: readonly DecimalColumn[]) {
  const byCharge = new Map<number, OpenRates>();
  /** Of each place the next one of its charge, or the next free one. */
  let next = new Int32Array(0);
  let free = NO_PLACE;
  let heldCount = 0;
  let count = 0;

  function takePlace(): number {
    if (free === NO_PLACE) widen();
    const place = free;
    free = next[place]!;
    next[place] = NO_PLACE;
    return place;
  }

  function widen(): void {
    const before = next.length;
    const capacity = Math.max(FIRST_CAPACITY, 4 * before);
    const wider = new Int32Array(capacity);
    wider.set(next);
    for (let place = capacity - 1; place >= before; place--) {
      wider[place] = free;
      free = place;
    }
    next = wider;
    for (const column of columns) widenDecimalColumn(column, capacity);
  }

  /** Frees the places of a charge's rates; they are given away by `add`. */
  function letGo({ chargeNo, firstRateNo, count, first, last }: OpenRates): GatheredRates {
    const places = new Int32Array(count);
    for (let index = 0, place = first; index < count; index++, place = next[place]!) places[index] = place;
    next[last] = free;
    free = first;
    byCharge.delete(chargeNo);
    heldCount -= count + HELD_FOR_LISTS;
    return { chargeNo, firstRateNo, places };
  }

  function take(maxHeld: number): GatheredRates[] {
    const taken: GatheredRates[] = [];
    for (const ofCharge of byCharge.values()) {
      if (heldCount <= maxHeld) break;
      taken.push(letGo(ofCharge));
    }
    return taken;
  }

  return {
    /** Adds a rate; the place where the columns are to say what it says. */
    add(chargeNo: number): number {
      count += 1;
      heldCount += 1;
      const place = takePlace();
      const known = byCharge.get(chargeNo);
      if (known) {
        next[known.last] = place;
        known.last = place;
        known.count += 1;
      } else {
        byCharge.set(chargeNo, { chargeNo, firstRateNo: count, count: 1, first: place, last: place });
        heldCount += HELD_FOR_LISTS;
      }
      return place;
    },
    /** Those of a charge that no more will come of. */
    takeCharge(chargeNo: number): GatheredRates[] {
      const gathered = byCharge.get(chargeNo);
      return gathered ? [letGo(gathered)] : [];
    },
    /** Those of the charges met first, once there are too many. */
    takeFull: () => (heldCount > MAX_HELD ? take(MAX_HELD - TAKEN_AT_ONCE) : NONE),
    takeRest: () => take(0),
    count: () => count,
  };
}

const NONE: GatheredRates[] = [];
