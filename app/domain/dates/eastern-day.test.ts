import { expect, test } from "vitest";
import { easternDay } from "./eastern-day.ts";

test.each([
  ["2026-11-23T04:59:59Z", "2026-11-22"],
  ["2026-11-23T05:00:00Z", "2026-11-23"],
  ["2026-07-01T04:00:00Z", "2026-07-01"],
])("%s is in the day %s", (moment, day) => {
  expect(easternDay(new Date(moment))).toBe(day);
});
