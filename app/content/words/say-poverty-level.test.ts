import { expect, test } from "vitest";
import { sayPovertyLevel } from "./say-poverty-level.ts";

const said = (state: string, year: number, today: string, size = 3) =>
  sayPovertyLevel("en", { size, state }, year, today);
const newest = expect.stringContaining("the newest levels we have");

test("a level is told with its year and source, and its state where that has one of its own", () => {
  expect(said("TX", 2026, "2026-11-26")).toEqual([
    "For a household of 3, the 2026 poverty level of the US Department of Health and Human Services (HHS) is $27,320 a year.",
  ]);
  expect(said("AK", 2026, "2026-11-26", 1)[0]).toContain(
    "For a household of 1 in Alaska, the 2026 poverty level of the US Department of Health and Human Services (HHS) is $19,950",
  );
  expect(said("HI", 2026, "2026-11-26", 30)[0]).toContain("$207,730");
});

test("near January, that they are the newest we have", () => {
  expect(said("TX", 2026, "2026-12-01")).toContainEqual(newest);
  expect(said("TX", 2026, "2027-01-02")).toContainEqual(newest);
  expect(said("TX", 2026, "2026-02-01")).not.toContainEqual(newest);
});
