import { expect, test } from "vitest";
import { findState, US_STATES } from "./us-states.ts";

test("every state has the name that belongs to its letters", () => {
  expect(US_STATES.size).toBe(59);
  expect([...US_STATES.values()].every((name) => name)).toBe(true);
  const pairs =
    "AK Alaska,AS American Samoa,DC District of Columbia,MP Northern Mariana Islands,VI U.S. Virgin Islands";
  for (const pair of `${pairs},VA Virginia,WY Wyoming,FM Micronesia,PW Palau`.split(",")) {
    expect(US_STATES.get(pair.slice(0, 2))).toBe(pair.slice(3));
  }
});

test.each([
  ["al", "AL"],
  ["D.C.", "DC"],
  [" new  york ", "NY"],
  ["West Virginia", "WV"],
  ["Virgin Islands", "VI"],
  ["pr", "PR"],
  ["Nueva York", "NY"],
  ["nuevo méxico", "NM"],
  ["Carolina del  Norte", "NC"],
  ["PENSILVANIA", "PA"],
  ["Misisipí", "MS"],
  ["Islas Vírgenes", "VI"],
  ["Ontario", null],
  ["", null],
])("%s is the state %s", (text, state) => {
  expect(findState(text)).toBe(state);
});
