import { expect, test } from "vitest";
import { isMetropolitan } from "./is-metropolitan.ts";

test.each<[string, string | null, boolean | null]>([
  ["IL", "Cook", true],
  ["IL", "DU PAGE", true],
  ["IL", "Mc Henry", true],
  ["IL", "St. Clair County", true],
  ["IL", "La Salle", false],
  ["IL", "Jo Daviess", false],
  ["IL", "Orange", null],
  ["IL", null, null],
  ["CA", "San Francisco", true],
  ["CA", "Del Norte", false],
  ["CA", "Cook", null],
  ["TX", "Harris", null],
])("%s, %s: %s", (state, county, expected) => {
  expect(isMetropolitan(state, county)).toBe(expected);
});
