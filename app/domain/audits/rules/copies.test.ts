import { expect, test } from "vitest";
import { bill, line, ruleOn } from "../audit.fixture.ts";

const panel = line("80053", 12_000);

test.each([
  ["the same line twice", [panel, panel], ["copies 0,1 12000"]],
  ["three times", [panel, line("85025", 900), panel, panel], ["copies 0,2,3 24000"]],
  ["again by modifier 76", [panel, { ...panel, modifiers: ["76"] }], []],
  ["each by modifier 77", [panel, { ...panel, modifiers: ["77"] }, { ...panel, modifiers: ["77"] }], []],
  ["again in the laboratory", [panel, { ...panel, modifiers: ["91"] }], []],
  ["apart by XS", [panel, { ...panel, modifiers: ["XS"] }], []],
  ["on both sides", ["LT", "RT"].map((side) => line("73030", 9_000, { modifiers: [side] })), []],
  [
    "twice on one side",
    ["LT", "LT"].map((side) => line("73030", 9_000, { modifiers: [side] })),
    ["copies 0,1 9000"],
  ],
  ["once bilateral", [line("73030", 9_000, { modifiers: ["50"] }), line("73030", 9_000)], []],
  [
    "modifiers in another order",
    [line("73030", 9_000, { modifiers: ["LT", "26"] }), line("73030", 9_000, { modifiers: ["26", "LT"] })],
    ["copies 0,1 9000"],
  ],
  ["on another day", [panel, { ...panel, serviceDate: "2026-03-03" }], []],
  ["of another amount", [panel, { ...panel, amountCents: 12_001 }], []],
  [
    "the facility and the clinician",
    [line("99284", 9_000, { revenueCode: "0450" }), line("99284", 9_000, { revenueCode: "0981" })],
    [],
  ],
  ["another tooth", [line("D2391", 15_000), line("D2391", 15_000)], "no-codes"],
  ["anesthesia by two clinicians", [line("01402", 90_000), line("01402", 90_000)], ["perhaps-again 0,1 0"]],
  ["a dose of a drug twice", [line("J1885", 4_200), line("J1885", 4_200)], ["perhaps-again 0,1 0"]],
  [
    "a quarter of an hour of therapy twice",
    [line("97110", 9_900), line("97110", 9_900)],
    ["perhaps-again 0,1 0"],
  ],
  ["troponin twice", [line("84484", 24_000), line("84484", 24_000)], ["perhaps-again 0,1 0"]],
  [
    "two surgeons together",
    ["62", "62"].map((modifier) => line("63047", 400_000, { modifiers: [modifier] })),
    ["perhaps-again 0,1 0"],
  ],
  [
    "who directs anesthesia, and who gives it",
    ["QK", "QX"].map((modifier) => line("00790", 130_040, { modifiers: [modifier] })),
    [],
  ],
  ["nothing charged", [line("A4550", 0), line("A4550", 0)], []],
  ["no code", [line(null, 900), line(null, 900)], "no-codes"],
])("duplicate-line: %s", (_name, lines, said) => {
  expect(ruleOn("duplicate-line", bill(lines, { serviceTo: "2026-03-03" }))).toEqual(said);
});

test("lines without a day are copies on a bill of one day, and not compared on one of several", () => {
  const undated = { ...panel, serviceDate: null };
  expect(ruleOn("duplicate-line", bill([undated, undated]))).toEqual(["copies 0,1 12000"]);
  expect(ruleOn("duplicate-line", bill([undated, undated], { serviceTo: "2026-03-05" }))).toBe("no-dates");
});

const credit = { ...panel, amountCents: -12_000 };
const LATER = "2026-03-20";

test.each([
  ["a copy that a credit took back", [panel, panel, credit], []],
  ["… posted later", [panel, panel, { ...credit, serviceDate: LATER }], []],
  ["… without a day", [panel, panel, { ...credit, serviceDate: null }], []],
  ["… that names another line", [panel, panel, line("85025", -12_000)], ["copies 0,1 12000"]],
  ["one of three", [panel, panel, panel, credit], ["copies 0,1 12000"]],
  ["both in one credit", [panel, panel, line("85025", 900), { ...credit, amountCents: -24_000 }], []],
  ["a part of it", [panel, panel, { ...credit, amountCents: -4_000 }], ["copies 0,1 12000"]],
  [
    "the credit is of the one done again",
    [panel, panel, { ...panel, modifiers: ["91"] }, { ...credit, modifiers: ["91"] }],
    ["copies 0,1 12000"],
  ],
  [
    "the credit is older than the charges",
    [panel, panel, { ...credit, serviceDate: "2026-01-02" }],
    ["copies 0,1 12000"],
  ],
])("credits: %s", (_name, lines, said) => {
  expect(ruleOn("duplicate-line", bill(lines))).toEqual(said);
});

const dose = line(null, 1_850, { description: "Acetaminophen 500 mg" });

test.each([
  ["the same words twice", [dose, { ...dose, description: "ACETAMINOPHEN 500 MG" }], ["repeated 0,1 0"]],
  ["the same drug code twice", [drug("00045-0488-10"), drug("00045-0488-10")], ["repeated 0,1 0"]],
  ["the same filling twice", [line("D2391", 15_000), line("D2391", 15_000)], ["repeated 0,1 0"]],
  ["other words", [dose, { ...dose, description: "Ibuprofen 400 mg" }], []],
  ["on another day", [dose, { ...dose, serviceDate: "2026-03-03" }], []],
  ["another amount", [dose, { ...dose, amountCents: 1_900 }], []],
  ["other units", [dose, { ...dose, units: 2 }], []],
  ["taken back", [dose, dose, { ...dose, amountCents: -1_850 }], []],
  ["procedures", [panel, panel], []],
  ["no words at all", [line(null, 900), line(null, 900)], []],
  ["no lines", [], "no-lines"],
])("repeated-line: %s", (_name, lines, said) => {
  expect(ruleOn("repeated-line", bill(lines))).toEqual(said);
});

function drug(code: string) {
  return line(null, 1_850, { serviceCode: { codeType: "NDC", code } });
}
