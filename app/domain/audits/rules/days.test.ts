import { expect, test } from "vitest";
import { bill, line, ruleOn } from "../audit.fixture.ts";
import type { AuditedBill } from "../audited-bill.ts";

const stay = { serviceFrom: "2026-03-02", serviceTo: "2026-03-05" };
const on = (serviceDate: string | null, amountCents = 5_000) => line("85025", amountCents, { serviceDate });

test.each([
  ["on its first and last day", [on("2026-03-02"), on("2026-03-05")], stay, []],
  ["the day before", [on("2026-03-01")], stay, ["outside 0 0"]],
  ["the day after", [on("2026-03-03"), on("2026-03-06")], stay, ["outside 1 0"]],
  ["in 1899", [on("1899-12-31")], stay, ["outside 0 0"]],
  ["a credit posted later", [on("2026-03-03"), on("2026-03-20", -1_000)], stay, []],
  ["a charge that was taken back", [on("2026-03-20"), on("2026-03-20", -5_000), on("2026-03-03")], stay, []],
  ["no last day: later", [on("2026-03-09")], { ...stay, serviceTo: null }, []],
  ["no last day: earlier", [on("2026-03-01")], { ...stay, serviceTo: null }, ["outside 0 0"]],
  [
    "the days the wrong way round",
    [on("2026-03-03")],
    { serviceFrom: "2026-03-05", serviceTo: "2026-03-02" },
    [],
  ],
  ["no first day", [on("2026-03-09")], { serviceFrom: null, serviceTo: null }, "no-service-dates"],
  ["lines without days", [on(null)], stay, "no-dates"],
] as [
  string,
  AuditedBill["lines"],
  Partial<AuditedBill>,
  string | string[],
][])("date-outside-stay: %s", (_name, lines, dates, said) => {
  expect(ruleOn("date-outside-stay", bill([...lines], dates))).toEqual(said);
});

test.each([
  ["on the day the bill was written", [on("2026-04-01")], "2026-04-01", []],
  ["the day after", [on("2026-04-02")], "2026-04-01", ["after-statement 0 0"]],
  ["a year mistyped", [on("2062-03-02")], "2026-04-01", ["after-statement 0 0"]],
  ["no statement date", [on("2026-04-02")], null, "no-statement-date"],
  ["lines without days", [on(null)], "2026-04-01", "no-dates"],
] as [
  string,
  AuditedBill["lines"],
  string | null,
  string | string[],
][])("future-date: %s", (_name, lines, statementDate, said) => {
  expect(ruleOn("future-date", bill([...lines], { statementDate }))).toEqual(said);
});

test.each([
  ["a year to the day", "2027-03-02", []],
  ["a year and a day", "2027-03-03", ["late  0"]],
  ["a month", "2026-04-01", []],
  ["no statement date", null, "no-statement-date"],
] as [string, string | null, string | string[]][])("timely-filing: %s", (_name, statementDate, said) => {
  expect(ruleOn("timely-filing", bill([line("85025", 5_000)], { statementDate }))).toEqual(said);
});

test("timely-filing counts from the last day of care, and needs one", () => {
  const long = bill([on("2026-03-02"), on("2026-03-05")], { ...stay, statementDate: "2027-03-04" });
  expect(ruleOn("timely-filing", long)).toEqual([]);
  const undated = bill([on(null)], { serviceFrom: null, serviceTo: null });
  expect(ruleOn("timely-filing", undated)).toBe("no-dates");
});
