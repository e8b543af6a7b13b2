import { expect, test } from "vitest";
import { writeCalendar } from "./write-calendar.ts";

const now = new Date("2026-11-22T23:30:00Z");
const options = {
  name: "Deadlines",
  siteOrigin: "https://prices.example.org",
  now,
  alarmDaysBefore: [14, 1],
};
const day = {
  id: "external-review-7",
  day: "2027-03-01",
  title: "Request an external review; “last day”, at noon",
  text: `First line\nSecond, with a comma and ${"a long tail ".repeat(20)}`,
  url: "https://prices.example.org/account",
};

/** Lines as a program reads them: what was folded is one line again. */
const linesOf = (calendar: string) => calendar.replaceAll("\r\n ", "").split("\r\n");

test("a deadline is a whole day that a calendar knows again, with its alarms", () => {
  const lines = linesOf(writeCalendar([day], options));
  expect(lines).toContain("DTSTART;VALUE=DATE:20270301");
  expect(lines).toContain("UID:external-review-7@prices.example.org");
  expect(lines).toContain("DTSTAMP:20261122T233000Z");
  expect(lines).toContain("SUMMARY:Request an external review\\; “last day”\\, at noon");
  expect(lines).toContain("TRIGGER:-P14D");
  expect(lines).toContain("TRIGGER:-P1D");
  expect(lines.find((line) => line.startsWith("DESCRIPTION:First"))).toContain("First line\\nSecond\\,");
});

test("no line is longer than 75 bytes, and two writings are alike", () => {
  const written = writeCalendar(
    [{ ...day, title: "Revisión externa: última fecha ".repeat(9) }, day],
    options,
  );
  for (const line of written.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(writeCalendar([day], options)).toBe(writeCalendar([day], options));
});

test("a calendar without a deadline is one", () => {
  expect(linesOf(writeCalendar([], options)).slice(0, 2)).toEqual(["BEGIN:VCALENDAR", "VERSION:2.0"]);
});
