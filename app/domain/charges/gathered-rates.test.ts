import { expect, test } from "vitest";
import { openDecimalColumn, putWhole } from "#app/domain/mrf/decimal-column.ts";
import { type GatheredRates, openRateGatherer } from "./gathered-rates.ts";

const MAX_HELD = 250_000;

/** A gatherer of rates that say one number, and what the gathered rates said. */
function openNumberGatherer() {
  const column = openDecimalColumn(0);
  const gatherer = openRateGatherer([column]);
  return {
    ...gatherer,
    say: (chargeNo: number, number: number) => putWhole(column, gatherer.add(chargeNo), number),
    saidBy: ({ places }: GatheredRates) => Array.from(places, (place) => column.coefficients[place]!),
  };
}

test("rates of a charge are gathered in the order of the file, however far apart they stand", () => {
  const gatherer = openNumberGatherer();
  const said = [7, 8, 9, 1, 3];
  for (const [row, chargeNo] of [1, 2, 1, 3, 1].entries()) gatherer.say(chargeNo, said[row]!);
  expect(gatherer.takeFull()).toEqual([]);
  const gathered = gatherer.takeRest();
  expect(gathered.map(({ chargeNo, firstRateNo }) => [chargeNo, firstRateNo])).toEqual([
    [1, 1],
    [2, 2],
    [3, 4],
  ]);
  expect(gathered.map(gatherer.saidBy)).toEqual([[7, 9, 3], [8], [1]]);
  expect(gatherer.count()).toBe(5);
});

test("a file ordered by payer holds no more than so many rates, and each is taken once", () => {
  const gatherer = openNumberGatherer();
  const charges = 60_000;
  const rows: number[] = [];
  let held = 0;
  let mostHeld = 0;
  const take = (gathered: GatheredRates[]) => {
    for (const ofCharge of gathered) {
      rows.push(...gatherer.saidBy(ofCharge));
      held -= ofCharge.places.length;
    }
  };
  for (let row = 0; row < 3 * charges; row++) {
    gatherer.say(row % charges, row);
    held += 1;
    take(gatherer.takeFull());
    mostHeld = Math.max(mostHeld, held);
  }
  expect(held).toBeLessThan(3 * charges);
  expect(mostHeld).toBeLessThanOrEqual(MAX_HELD);
  take(gatherer.takeRest());
  expect(rows.length).toBe(3 * charges);
  expect(new Set(rows).size).toBe(3 * charges);
});
