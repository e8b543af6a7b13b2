import { expect, test } from "vitest";
import { isNpi } from "./npi.ts";

test.each([
  [1_234_567_893, true], // the example of CMS's standard
  [2_388_686_232, true],
  [1_234_567_890, false],
  [3_234_567_891, false],
  [0, false],
  [-1, false],
  [12_345_678_930, false],
])("%d is an NPI: %s", (npi, is) => {
  expect(isNpi(npi)).toBe(is);
});
