import { expect, test } from "vitest";
import { compareStateNames } from "./compare-state-names.ts";

test("states are sorted by their names, not by their letters", () => {
  expect(["AK", "AL", "MI", "ME", "MN", "WV", "WA"].sort(compareStateNames("en"))).toEqual([
    "AL",
    "AK",
    "ME",
    "MI",
    "MN",
    "WA",
    "WV",
  ]);
});
