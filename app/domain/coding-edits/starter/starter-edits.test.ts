import { expect, test } from "vitest";
import { openStarterEdits } from "./open-starter-edits.server.ts";
import { STARTER_EDITION } from "./starter-edition.ts";

const edits = openStarterEdits();
const day = "2026-06-01";
const edition = STARTER_EDITION;

test("known pairs are told with their direction and indicator, on a hospital's bill and a practitioner's", () => {
  const codes = new Set(["80048", "80053", "85027", "85025", "93010", "93005", "93000", "99213"]);
  for (const table of ["hospital", "practitioner"] as const) {
    expect(edits.pairEdition(table, day)).toBe(edition);
    expect(edits.pairsAmong(table, codes, day)).toEqual([
      { column1: "80053", column2: "80048", yieldsToModifier: false, edition },
      { column1: "85025", column2: "85027", yieldsToModifier: true, edition },
      { column1: "93000", column2: "93005", yieldsToModifier: true, edition },
      { column1: "93000", column2: "93010", yieldsToModifier: true, edition },
    ]);
  }
});

test("pairs of services that hospitals do not bill are the practitioners' alone", () => {
  const codes = new Set(["99213", "99212"]);
  expect(edits.pairsAmong("practitioner", codes, day)).toHaveLength(1);
  expect(edits.pairsAmong("hospital", codes, day)).toEqual([]);
});

test("the tables' limits differ, and 0 is a limit", () => {
  expect(edits.findLimit("practitioner", "A4550", day)).toEqual({ units: 0, judges: "day", edition });
  expect(edits.findLimit("hospital", "A4550", day)).toEqual({ units: 3, judges: "day", edition });
  expect(edits.findLimit("hospital", "G0105", day)).toMatchObject({ units: 1 });
  expect(edits.findLimit("hospital", "ZZZZZ", day)).toBeNull();
});

test("an add-on has the primaries of its day", () => {
  expect(edits.findAddOn("96375", day)).toEqual({
    primaries: new Set(["96360", "96365", "96374", "96409", "96413"]),
    edition,
  });
  expect(edits.findAddOn("G2211", "2025-06-01")?.primaries?.has("99347")).toBe(false);
  expect(edits.findAddOn("G2211", day)?.primaries?.has("99347")).toBe(true);
  expect(edits.findAddOn("99213", day)).toBeNull();
});

test("a withdrawn code is in force no more from the day after its last", () => {
  expect(edits.isInForce("99201", "2020-12-31")).toBeNull();
  expect(edits.isInForce("99201", "2021-01-01")).toBe(false);
  expect(edits.isInForce("99213", day)).toBeNull();
});

test("of care long ago nothing is told", () => {
  expect(edits.pairEdition("hospital", "2019-12-31")).toBeNull();
  expect(edits.limitEdition("hospital", "2019-12-31")).toBeNull();
  expect(edits.findLimit("hospital", "A4550", "2019-12-31")).toBeNull();
  expect(edits.findAddOn("96375", "1899-01-01")).toBeNull();
});
