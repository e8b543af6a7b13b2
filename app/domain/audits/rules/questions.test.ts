import { expect, test } from "vitest";
import { bill, line, ruleOn } from "../audit.fixture.ts";
import type { AuditedBill } from "../audited-bill.ts";

const withRevenue = (code: string | null, revenueCode: string, description: string | null = null) =>
  line(code, 9_000, { revenueCode, description });

test.each([
  ["an emergency visit of the highest level", [line("99285", 90_000)], ["emergency 0 0"]],
  ["of the middle one", [line("99283", 90_000)], []],
  ["an office visit of the highest level", [line("99215", 30_000)], ["visit 0 0"]],
  ["taken back", [line("99285", 90_000), line("99285", -90_000), line("99283", 50_000)], []],
  ["no codes", [line(null, 90_000)], "no-codes"],
])("em-level: %s", (_name, lines, said) => {
  expect(ruleOn("em-level", bill(lines))).toEqual(said);
});

const visit = (...modifiers: string[]) => line("99213", 15_000, { modifiers });

test.each([
  ["a visit and a biopsy", [visit(), line("11102", 20_000)], ["without-25 0,1 0"]],
  ["modifier 25", [visit("25"), line("11102", 20_000)], []],
  ["modifier 57, the decision for surgery", [visit("57"), line("27447", 20_000)], []],
  ["blood was drawn", [visit(), line("36415", 1_000)], []],
  ["a laboratory test", [visit(), line("80053", 1_000)], []],
  ["on another day", [visit(), line("11102", 20_000, { serviceDate: "2026-03-03" })], []],
  ["no codes", [line(null, 90_000)], "no-codes"],
])("modifier-missing: %s", (_name, lines, said) => {
  expect(ruleOn("modifier-missing", bill(lines, { serviceTo: "2026-03-03" }))).toEqual(said);
});

test.each([
  ["both", [withRevenue("99284", "0450"), withRevenue("99284", "0981")], ["both 0,1 0"]],
  [
    "the image and its reading",
    [withRevenue("71046", "0324"), { ...withRevenue("71046", "0972"), modifiers: ["26"] }],
    [],
  ],
  ["the facility alone", [withRevenue("99284", "0450"), withRevenue("80053", "0301")], []],
  ["another service of the clinician", [withRevenue("71046", "0324"), withRevenue("99284", "0981")], []],
  ["no revenue codes", [line("99284", 90_000), line("99284", 50_000)], "no-revenue-codes"],
])("facility-and-professional: %s", (_name, lines, said) => {
  expect(ruleOn("facility-and-professional", bill(lines))).toEqual(said);
});

test.each([
  ["miscellaneous", withRevenue(null, "0270", "MISC SUPPLIES"), ["vague 0 0"]],
  ["only a kind of charge", withRevenue(null, "0270", "General classification"), ["vague 0 0"]],
  ["nothing at all", withRevenue(null, "0270"), ["no-description 0 0"]],
  ["blanks", withRevenue(null, "0270", "  "), ["no-description 0 0"]],
  ["a word that says what", withRevenue(null, "0370", "General anesthesia, 2 hours"), []],
  ["a part of another word", withRevenue(null, "0120", "Mother and baby room"), []],
  ["a code says what", withRevenue("A4550", "0270", "Supplies"), []],
  ["a credit", { ...withRevenue(null, "0270", "MISC"), amountCents: -9_000 }, []],
])("vague-line: %s", (_name, printed, said) => {
  expect(ruleOn("vague-line", bill([printed]))).toEqual(said);
});

const poor = { size: 3, annualIncomeCents: 5_464_000, state: "OH" }; // 200 % of $27,320
const policy = { freeUpToPercent: 200, discountUpToPercent: 400 };

test.each([
  ["at the limit of free care", poor, policy, ["free  0"]],
  ["a percent above it", { ...poor, annualIncomeCents: 5_491_320 }, policy, ["discount  0"]],
  [
    "a dollar above it: percent are rounded down",
    { ...poor, annualIncomeCents: 5_464_100 },
    policy,
    ["free  0"],
  ],
  ["above both", { ...poor, annualIncomeCents: 20_000_000 }, policy, []],
  ["in Alaska", { ...poor, annualIncomeCents: 6_830_000, state: "AK" }, policy, ["free  0"]],
  ["in Hawaii", { ...poor, annualIncomeCents: 6_284_000, state: "HI" }, policy, ["free  0"]],
  ["no policy is known", poor, null, ["ask-for-policy  0"]],
  ["no household", null, policy, "no-household"],
])("charity-care: %s", (_name, household, assistance, said) => {
  const provider = { name: null, isNonprofit: true, assistance };
  expect(ruleOn("charity-care", bill([line("99284", 90_000)], { provider, household }))).toEqual(said);
});

test.each([
  ["for profit", { provider: { name: null, isNonprofit: false, assistance: policy } }, "not-nonprofit"],
  ["a year without guidelines", { statementDate: "2019-04-01" }, "no-poverty-guidelines"],
  ["no statement date", { statementDate: null }, "no-statement-date"],
] as [
  string,
  Partial<AuditedBill>,
  string,
][])("charity-care was not looked at: %s", (_name, more, reason) => {
  const provider = { name: null, isNonprofit: true, assistance: policy };
  const billed = bill([line("99284", 90_000)], { provider, household: poor, ...more });
  expect(ruleOn("charity-care", billed)).toBe(reason);
});
