import { expect, test } from "vitest";
import { addDays, addMonths, daysBetween } from "./calendar-days.ts";
import { closedOn, workingDayFrom, workingDayUntil } from "./federal-holidays.ts";

/** As the Office of Personnel Management lists them. */
test.each([
  [
    2022,
    "01-17 02-21 05-30 06-20 07-04 09-05 10-10 11-11 11-24 12-26", // New Year of 2022 was kept in 2021
  ],
  [2026, "01-01 01-19 02-16 05-25 06-19 07-03 09-07 10-12 11-11 11-26 12-25"],
  [2027, "01-01 01-18 02-15 05-31 06-18 07-05 09-06 10-11 11-11 11-25 12-24 12-31"],
  [2028, "01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25"],
])("the federal holidays of %s are those of the calendar of the government", (year, days) => {
  const all = Array.from({ length: 366 }, (_, index) => addDays(`${year}-01-01`, index));
  const holidays = all.filter((day) => {
    const closed = closedOn(day);
    return day.startsWith(String(year)) && closed !== null && closed !== "saturday" && closed !== "sunday";
  });
  expect(holidays.map((day) => day.slice(5)).join(" ")).toBe(days);
});

test("the working days beside a long weekend are found on both sides", () => {
  expect([closedOn("2026-07-03"), closedOn("2026-07-04"), closedOn("2026-07-05")]).toEqual([
    "independence-day",
    "saturday",
    "sunday",
  ]);
  expect([workingDayUntil("2026-07-05"), workingDayFrom("2026-07-03")]).toEqual(["2026-07-02", "2026-07-06"]);
  expect(workingDayUntil("2026-07-06")).toBe("2026-07-06");
});

test("months that have no such day end on the first of the next", () => {
  expect(addMonths("2026-10-30", 4)).toBe("2027-03-01");
  expect(addMonths("2027-10-29", 4)).toBe("2028-02-29");
  expect(addMonths("2026-10-31", 1)).toBe("2026-12-01");
  expect(addMonths("2026-01-15", 4)).toBe("2026-05-15");
});

test("days are counted over the change of the clocks", () => {
  expect(addDays("2026-03-01", 30)).toBe("2026-03-31");
  expect(addDays("2026-11-22", -22)).toBe("2026-10-31");
  expect(daysBetween("2026-10-25", "2026-11-05")).toBe(11);
  expect(daysBetween("2026-11-05", "2026-10-25")).toBe(-11);
});
