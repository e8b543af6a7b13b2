import { expect, test } from "vitest";
import { bill, codingEdits, line, ruleOn } from "../audit.fixture.ts";
import { auditBill } from "../audit-bill.ts";

const edits = codingEdits({
  pairs: [
    ["80053", "80048", 1],
    ["93000", "93005", 0],
    ["93000", "93010", 0],
    ["29881", "29877", 1, { table: "practitioner" }],
    ["45385", "45380", 1, { from: "2026-04-01" }],
    ["11042", "97597", 1, { to: "2026-01-01" }],
  ],
});
const panel = (...modifiers: string[]) => line("80053", 12_000, { modifiers });
const part = (...modifiers: string[]) => line("80048", 8_000, { modifiers });

test.each([
  ["both on a day", [panel(), part()], ["without-modifier 0,1 8000"]],
  ["in the other order", [part(), panel()], ["without-modifier 1,0 8000"]],
  ["59 on the second", [panel(), part("59")], []],
  ["59 on the first", [panel("59"), part()], []],
  ["91", [panel(), part("91")], []],
  ["XS", [panel(), part("XS")], []],
  ["58", [panel(), part("58")], []],
  ["a side", [panel(), part("LT")], []],
  ["22 parts nothing", [panel(), part("22")], ["without-modifier 0,1 8000"]],
  ["76 parts nothing", [panel(), part("76")], ["without-modifier 0,1 8000"]],
  ["77 parts nothing", [panel(), part("77")], ["without-modifier 0,1 8000"]],
  ["the second twice", [panel(), part(), part()], ["without-modifier 0,1 8000", "without-modifier 0,2 8000"]],
  ["the first twice", [panel(), panel(), part()], ["without-modifier 0,2 8000"]],
  ["on another day", [panel(), { ...part(), serviceDate: "2026-03-03" }], []],
  ["the second was taken back", [panel(), part(), line("80048", -8_000)], []],
  ["the first was taken back", [panel(), part(), line("80053", -12_000)], []],
  ["the second costs nothing", [panel(), line("80048", 0)], []],
  [
    "never together, whatever the modifier",
    [line("93000", 9_000), line("93005", 5_000, { modifiers: ["59"] }), line("93010", 4_000)],
    ["never-together 0,1 5000", "never-together 0,2 4000"],
  ],
  ["of the practitioners' table", [line("29881", 90_000), line("29877", 40_000)], []],
  ["not yet in force", [line("45385", 90_000), line("45380", 40_000)], []],
  ["no longer in force", [line("11042", 90_000), line("97597", 40_000)], []],
])("ncci-pair: %s", (_name, lines, said) => {
  expect(ruleOn("ncci-pair", bill(lines, { serviceTo: "2026-03-03" }), { edits })).toEqual(said);
});

test("the practitioners' table judges a clinician's bill alone", () => {
  const lines = [line("29881", 90_000), line("29877", 40_000)];
  expect(ruleOn("ncci-pair", bill(lines, { setting: "professional" }), { edits })).toEqual([
    "without-modifier 0,1 40000",
  ]);
  expect(ruleOn("ncci-pair", bill(lines, { setting: "emergency" }), { edits })).toEqual([]);
});

test("a line of several pairs is told of each, and its amount counted once", () => {
  const of80048 = codingEdits({
    pairs: [
      ["80053", "80048", 1],
      ["80050", "80048", 1],
    ],
  });
  const lines = [line("80050", 20_000), panel(), part()];
  expect(ruleOn("ncci-pair", bill(lines), { edits: of80048 })).toEqual([
    "without-modifier 1,2 8000",
    "without-modifier 0,2 8000",
  ]);
  expect(
    auditBill({ bill: bill(lines), edits: of80048, prices: null, isHospitalKnown: false }).disputableCents,
  ).toBe(8_000);
});

test("ncci-pair says why it did not look", () => {
  const both = [panel(), part()];
  const undated = both.map((printed) => ({ ...printed, serviceDate: null }));
  const inStay = bill(both, { setting: "inpatient" });
  expect(ruleOn("ncci-pair", inStay, { edits })).toBe("not-for-inpatients");
  expect(ruleOn("ncci-pair", bill(both, { setting: null }), { edits })).toBe("no-setting");
  expect(ruleOn("ncci-pair", bill([line(null, 900)]), { edits })).toBe("no-codes");
  expect(ruleOn("ncci-pair", bill(undated, { serviceTo: "2026-03-05" }), { edits })).toBe("no-dates");
  expect(ruleOn("ncci-pair", bill(both), { edits: codingEdits({ knownFrom: "2026-07-01" }) })).toBe(
    "no-edition-for-date",
  );
});
