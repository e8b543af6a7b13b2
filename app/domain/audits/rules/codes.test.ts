import { expect, test } from "vitest";
import { bill, codingEdits, line, ruleOn } from "../audit.fixture.ts";

const edits = codingEdits({
  addOns: { "96375": ["96365", "96374"], "96361": ["96360", "96365"], "0054T": null },
  withdrawn: { "99201": "2021-01-01" },
});
const push = line("96375", 9_000);

test.each([
  ["alone", [push], ["alone 0 0"]],
  ["beside its primary", [line("96374", 20_000), push], []],
  ["beside another of its primaries", [line("96365", 20_000), push], []],
  ["beside another procedure", [line("96360", 20_000), push], ["alone 1 0"]],
  ["the primary was on another day", [line("96374", 1, { serviceDate: "2026-03-03" }), push], ["alone 1 0"]],
  ["the primary has no day", [line("96374", 1, { serviceDate: null }), push], []],
  ["the primary was taken back", [line("96374", 500), line("96374", -500), push], ["alone 2 0"]],
  ["the add-on was taken back", [push, line("96375", -9_000)], "no-codes"],
  ["the payer decides beside what", [line("0054T", 9_000)], []],
  ["no codes", [line(null, 900)], "no-codes"],
])("add-on-without-primary: %s", (_name, lines, said) => {
  expect(ruleOn("add-on-without-primary", bill(lines, { serviceTo: "2026-03-03" }), { edits })).toEqual(said);
});

test("add-on-without-primary says why it did not look", () => {
  const undated = { ...push, serviceDate: null };
  const alone = bill([push]);
  expect(ruleOn("add-on-without-primary", { ...alone, setting: "inpatient" }, { edits })).toBe(
    "not-for-inpatients",
  );
  expect(ruleOn("add-on-without-primary", bill([undated], { serviceFrom: null }), { edits })).toBe(
    "no-dates",
  );
  const later = codingEdits({ knownFrom: "2026-07-01" });
  expect(ruleOn("add-on-without-primary", alone, { edits: later })).toBe("no-edition-for-date");
});

test.each([
  ["in force", line("99202", 9_000), []],
  ["withdrawn", line("99201", 9_000), ["not-in-force 0 0"]],
  ["on the last day before", line("99201", 9_000, { serviceDate: "2020-12-31" }), []],
  ["withdrawn, but nobody knows the day", line("99201", 9_000, { serviceDate: null }), []],
  ["beyond the last code of CPT", line("99999", 9_000), ["no-code 0 0"]],
  ["of no code's form", line("9921", 9_000), ["no-code 0 0"]],
  ["an attack", line("'; drop", 9_000), ["no-code 0 0"]],
  ["of a laboratory", line("0001U", 9_000), []],
  ["dental", line("D0120", 9_000), []],
  ["the hospital's own", line(null, 9_000, { serviceCode: { codeType: "LOCAL", code: "41" } }), "no-codes"],
  ["taken off", line("99999", -9_000), "no-codes"],
])("invalid-code: %s", (_name, printed, said) => {
  expect(ruleOn("invalid-code", bill([printed], { serviceTo: null, serviceFrom: null }), { edits })).toEqual(
    said,
  );
});

const image = (...modifiers: string[]) => line("71046", 20_000, { modifiers });

test.each([
  ["the whole and the clinician's part", [image(), image("26")], ["part-beside-whole 0,1 0"]],
  ["the whole and the technical part", [image("TC"), image()], ["part-beside-whole 1,0 0"]],
  ["the two parts", [image("26"), image("TC")], []],
  ["the whole twice", [image(), image()], []],
  ["on another day", [image(), { ...image("26"), serviceDate: "2026-03-03" }], []],
  ["another side", [image("LT"), image("26", "RT")], []],
  ["read again", [image(), image("26", "77")], []],
  [
    "the facility and its clinician",
    [
      { ...image(), revenueCode: "0324" },
      { ...image("26"), revenueCode: "0972" },
    ],
    [],
  ],
  ["no codes", [line(null, 900)], "no-codes"],
])("global-and-component: %s", (_name, lines, said) => {
  expect(ruleOn("global-and-component", bill(lines, { serviceTo: "2026-03-03" }))).toEqual(said);
});
