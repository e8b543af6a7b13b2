import { expect, it } from "vitest";
import { isStronger, type Proof } from "./proof.ts";

const proof = (changes: Partial<Proof>): Proof => ({
  count: 5,
  coded: 0,
  cents: 10_000,
  isTotal: false,
  isWithin: true,
  ...changes,
});

it.each([
  ["anything than nothing", { count: 1 }, { count: 0, cents: 0 }, true],
  ["no empty lines", { count: 0 }, { count: 0 }, false],
  [
    "nothing than lines that come to a total with all their codes",
    { count: 9 },
    { isTotal: true, coded: 5 },
    false,
  ],
  ["never fewer lines", { count: 4, isTotal: true }, {}, false],
  ["no less money than is within the totals", { cents: 9_000, coded: 5 }, {}, false],
  ["less money than goes beyond the totals", { cents: 9_000, coded: 5 }, { isWithin: false }, true],
  ["more money with as many codes than what comes to nothing", { cents: 12_000 }, {}, true],
  ["no more money with fewer codes", { cents: 12_000 }, { coded: 3 }, false],
  ["more codes than a total has", { coded: 4 }, { isTotal: true, coded: 3 }, true],
  ["more lines than what comes to nothing", { count: 6 }, {}, true],
  ["no more lines of the same money than come to a total", { count: 6 }, { isTotal: true }, false],
  ["more lines and money than come to a total", { count: 6, cents: 12_000 }, { isTotal: true }, true],
])("prefers %s", (_, other, than, isIt) => {
  expect(isStronger(proof(other), proof(than))).toBe(isIt);
});
