import { expect, test } from "vitest";
import { bill, codingEdits, line, ruleOn } from "../audit.fixture.ts";

const edits = codingEdits({
  limits: [
    ["97110", 6, "line"],
    ["80053", 1, "day"],
    ["96372", 5, "day"],
    ["A4550", 3, "day", "hospital"],
    ["A4550", 0, "day", "practitioner"],
  ],
});
const units = (code: string, count: number | null, amountCents: number) =>
  line(code, amountCents, { units: count });

test.each([
  ["at the limit", [units("97110", 6, 60_000)], []],
  ["over it on a line", [units("97110", 8, 80_000)], ["on-a-line 0 20000"]],
  ["over it on two lines, of which each is judged", [units("97110", 4, 4_000), units("97110", 4, 4_000)], []],
  ["over it on a day", [units("96372", 3, 300), units("96372", 4, 400)], ["on-a-day 0,1 200"]],
  ["cents of a unit are whole", [units("96372", 6, 1_000)], ["on-a-day 0 166"]],
  ["a day each", [units("80053", 1, 900), { ...units("80053", 1, 900), serviceDate: "2026-03-03" }], []],
  ["units that a credit took back", [units("96372", 7, 700), units("96372", 2, -200)], []],
  ["… written with a minus", [units("96372", 7, 700), units("96372", -2, -200)], []],
  ["… of a line", [units("97110", 8, 8_000), units("97110", 2, -2_000)], []],
  ["too few taken back", [units("96372", 8, 800), units("96372", 1, -100)], ["on-a-day 0 200"]],
  ["half a unit over", [units("80053", 1.5, 1_500)], ["on-a-day 0 500"]],
  ["nothing is charged", [units("96372", 9, 0)], []],
  ["a code without a published limit", [units("99999", 900, 900)], []],
  ["no units", [units("96372", null, 900)], "no-units"],
  ["no codes", [line(null, 900)], "no-codes"],
])("mue-units: %s", (_name, lines, said) => {
  expect(ruleOn("mue-units", bill(lines, { serviceTo: "2026-03-03" }), { edits })).toEqual(said);
});

test("each table has its own limits, and a limit of 0 pays no unit", () => {
  const trays = bill([units("A4550", 3, 9_000)]);
  expect(ruleOn("mue-units", trays, { edits })).toEqual([]);
  expect(ruleOn("mue-units", { ...trays, setting: "professional" }, { edits })).toEqual([
    "not-payable 0 9000",
  ]);
});

test("mue-units says why it did not look", () => {
  const many = bill([units("96372", 9, 900)]);
  const undated = bill([{ ...units("96372", 9, 900), serviceDate: null }], { serviceFrom: null });
  expect(ruleOn("mue-units", { ...many, setting: "inpatient" }, { edits })).toBe("not-for-inpatients");
  expect(ruleOn("mue-units", { ...many, setting: null }, { edits })).toBe("no-setting");
  expect(ruleOn("mue-units", undated, { edits })).toBe("no-dates");
  expect(ruleOn("mue-units", many, { edits: codingEdits({ knownFrom: "2026-07-01" }) })).toBe(
    "no-edition-for-date",
  );
});
