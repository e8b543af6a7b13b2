import { expect, test } from "vitest";
import { type GatheredRates, openRateGatherer } from "./gathered-rates.ts";
import { listText } from "./rate-list.ts";

const MOST_HELD = 50_000;

/** What the rates of a charge say of each thing. */
const textsOf = ({ lists }: GatheredRates) => lists.map((list) => list && listText(list));

test("rates of a charge are gathered in the order of the file, however far apart they stand", () => {
  const gatherer = openRateGatherer();
  const said = [7, 8, 9, 1, 3];
  for (const [row, chargeNo] of [1, 2, 1, 3, 1].entries()) gatherer.add(chargeNo, [said[row]!]);
  expect(gatherer.takeFull()).toEqual([]);
  const gathered = gatherer.takeRest();
  expect(gathered.map(({ chargeNo, firstRateNo }) => [chargeNo, firstRateNo])).toEqual([
    [1, 1],
    [2, 2],
    [3, 4],
  ]);
  expect(gathered.map(textsOf)).toEqual([["7,9,3"], ["8"], ["1"]]);
  expect(gatherer.count()).toBe(5);
});

test("what some rates say of a thing stands at their places, and what none says nowhere", () => {
  const gatherer = openRateGatherer();
  const said: (string | null)[] = [];
  for (const dollar of [null, "80.5", null]) {
    [said[0], said[1], said[2]] = [dollar, null, "case rate"];
    gatherer.add(1, said);
  }
  expect(gatherer.takeRest().map(textsOf)).toEqual([[",80.5,", null, "case rate"]]);
});

test("a file ordered by payer holds no more than so many rates, and each is taken once", () => {
  const gatherer = openRateGatherer();
  const charges = 30_000;
  const rows: string[] = [];
  let held = 0;
  const take = (gathered: GatheredRates[]) => {
    for (const ofCharge of gathered) {
      rows.push(...textsOf(ofCharge)[0]!.split(","));
      held -= ofCharge.rateCount;
    }
  };
  for (let row = 0; row < 3 * charges; row++) {
    gatherer.add(row % charges, [row]);
    held += 1;
    take(gatherer.takeFull());
    expect(held).toBeLessThanOrEqual(MOST_HELD);
  }
  take(gatherer.takeRest());
  expect(rows.length).toBe(3 * charges);
  expect(new Set(rows).size).toBe(3 * charges);
});
