import { describe, expect, it } from "vitest";
import { layOutRows } from "../page/lay-out-rows.ts";
import { printDocument } from "../page/printed-page.fixture.ts";
import { findDates, findDatesOfRows, findDayOrder, isPlausibleBillDate, toIsoDate } from "./dates.ts";

function datesIn(text: string, { claimForm = false, foreign = false } = {}) {
  const dates = layOutRows(printDocument(text)).flatMap((row) => findDates(row, claimForm));
  const order = findDayOrder(dates, foreign);
  return dates.map((date) => toIsoDate(date, order));
}

describe("findDates", () => {
  it.each([
    ["4/7/26", "2026-04-07"],
    ["04/07/2026", "2026-04-07"],
    ["04-07-26", "2026-04-07"],
    ["2026-04-07", "2026-04-07"],
    ["April 7, 2026", "2026-04-07"],
    ["Apr. 7, 2026", "2026-04-07"],
    ["APRIL7,2026", "2026-04-07"],
    ["17-APR-2026", "2026-04-17"],
    ["17 April 2026", "2026-04-17"],
    ["12 de marzo de 2026", "2026-03-12"],
    ["09-FEB-2025 09:38", "2025-02-09"],
    ["11/11/2519:31", "2025-11-11"],
  ])("reads %s", (printed, iso) => {
    expect(datesIn(`Statement date ${printed}`)).toEqual([iso]);
  });

  it("reads a date that a line of prose ends within", () => {
    const rows = layOutRows(printDocument("This bill was prepared July 4,\n2026. Please pay"));
    const days = findDatesOfRows(rows, false).map((date) => [
      toIsoDate(date, "month-first"),
      rows.indexOf(date.row),
    ]);
    expect(days).toEqual([["2026-07-04", 0]]);
  });

  it("reads what OCR broke: a split month, a gap in the digits, a zero for an O", () => {
    expect(datesIn("M AY 23, 2026")).toEqual(["2026-05-23"]);
    expect(datesIn("18 /0 4/2017")).toEqual(["2017-04-18"]);
    expect(datesIn("10 0CT 2017")).toEqual(["2017-10-10"]);
  });

  it("reads digits without separators only on claim forms", () => {
    expect(datesIn("CREATION DATE 012826", { claimForm: true })).toEqual(["2026-01-28"]);
    expect(datesIn("03 04 26", { claimForm: true })).toEqual(["2026-03-04"]);
    expect(datesIn("25 04 16 25", { claimForm: true })).toEqual(["2025-04-16"]);
    expect(datesIn("Account 012826")).toEqual([]);
  });

  it("does not take phone numbers, amounts and codes for dates", () => {
    expect(datesIn("318-555-0126   1,234.56   99284-25   13/45/2026")).toEqual([]);
  });
});

describe("findDayOrder", () => {
  it("is month first unless the document shows a day above twelve in first place", () => {
    expect(datesIn("03/04/2026")).toEqual(["2026-03-04"]);
    expect(datesIn("03/04/2026   21/04/2026")).toEqual(["2026-04-03", "2026-04-21"]);
  });

  it("is day first beside foreign money, where no date says otherwise", () => {
    expect(datesIn("03/04/2018", { foreign: true })).toEqual(["2018-04-03"]);
    expect(datesIn("03/28/2018   03/04/2018", { foreign: true })).toEqual(["2018-03-28", "2018-03-04"]);
  });
});

describe("isPlausibleBillDate", () => {
  it("refuses days before 1990 and far in the future", () => {
    expect(isPlausibleBillDate("1976-04-17")).toBe(false);
    expect(isPlausibleBillDate("2095-01-01")).toBe(false);
    expect(isPlausibleBillDate("2025-01-01")).toBe(true);
  });
});
