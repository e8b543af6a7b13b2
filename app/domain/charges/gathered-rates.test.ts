import { expect, test } from "vitest";
import type { PayerCharge } from "#app/domain/mrf/standard-charge-record.ts";
import { openRateGatherer } from "./gathered-rates.ts";

const MOST_HELD = 50_000;

const rateAt = (sourceRow: number) => ({ planNo: 1, payer: {} as PayerCharge, notes: null, sourceRow });

test("rates of a charge are gathered in the order of the file, however far apart they stand", () => {
  const gatherer = openRateGatherer();
  for (const [row, chargeNo] of [1, 2, 1, 3, 1].entries()) gatherer.add(chargeNo, rateAt(row));
  expect(gatherer.takeFull()).toEqual([]);
  expect(
    gatherer.takeRest().map(({ chargeNo, firstRateNo, rates }) => ({
      chargeNo,
      firstRateNo,
      rows: rates.map(({ sourceRow }) => sourceRow),
    })),
  ).toEqual([
    { chargeNo: 1, firstRateNo: 1, rows: [0, 2, 4] },
    { chargeNo: 2, firstRateNo: 2, rows: [1] },
    { chargeNo: 3, firstRateNo: 4, rows: [3] },
  ]);
  expect(gatherer.count()).toBe(5);
});

test("a file ordered by payer holds no more than so many rates, and each is taken once", () => {
  const gatherer = openRateGatherer();
  const charges = 30_000;
  const rows: number[] = [];
  let held = 0;
  for (let row = 0; row < 3 * charges; row++) {
    gatherer.add(row % charges, rateAt(row));
    held += 1;
    for (const { rates } of gatherer.takeFull()) {
      rows.push(...rates.map(({ sourceRow }) => sourceRow));
      held -= rates.length;
    }
    expect(held).toBeLessThanOrEqual(MOST_HELD);
  }
  for (const { rates } of gatherer.takeRest()) rows.push(...rates.map(({ sourceRow }) => sourceRow));
  expect(rows.length).toBe(3 * charges);
  expect(new Set(rows).size).toBe(3 * charges);
});
