import { expect, it } from "vitest";
import { placesOfTotalsAbove } from "./totals-above.ts";

const sum = (billedCents: number | null) => ({ billedCents, isDated: false, isNamed: true });
const total = (billedCents: number) => ({ billedCents, isDated: false, isNamed: false });
const service = (billedCents: number | null) => ({ billedCents, isDated: true, isNamed: true });

it.each([
  ["sums above one service and above two", [sum(9), service(9), sum(5), service(2), service(3)], [0, 2]],
  ["a grand total below all", [sum(9), service(9), sum(5), service(5), total(14)], [0, 2]],
  ["one sum that is not that of its services", [sum(9), service(9), sum(5), service(2)], []],
  ["one claim alone", [sum(5), service(2), service(3)], []],
  ["totals above, called so", [total(9), service(9), total(5), service(5)], []],
  ["sums below their services", [service(9), sum(9), service(2), service(3), sum(5)], []],
  ["a service without an amount", [sum(9), service(9), sum(5), service(null)], []],
])("finds the sums above their lines: %s", (_, records, places) => {
  expect([...placesOfTotalsAbove(records)]).toEqual(places);
});
