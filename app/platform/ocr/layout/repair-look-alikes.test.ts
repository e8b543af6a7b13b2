import { expect, test } from "vitest";
import { repairLookAlikes } from "./repair-look-alikes.ts";

test.each([
  ["5OO", "500"],
  ["$O.OO", "$0.00"],
  ["1O", "10"],
  ["2OMEQ", "20MEQ"],
  ["O4/12/25", "04/12/25"],
  ["1l:20", "11:20"],
  ["F0LEY", "FOLEY"],
  ["B0x", "Box"],
  ["Chattan00ga", "Chattanooga"],
])("%s is read as %s", (text, repaired) => {
  expect(repairLookAlikes(text)).toBe(repaired);
});

test.each(["CO2", "J0131", "O2", "0450", "H03891321850", "Office"])("%s stays", (text) => {
  expect(repairLookAlikes(text)).toBe(text);
});
