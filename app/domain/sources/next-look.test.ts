import { expect, test } from "vitest";
import { nextLook } from "./next-look.ts";

const HOUR_MS = 3600 * 1000;
const NOW = new Date("2026-03-01T00:00:00Z");

const hoursUntil = (failures: number, random: number, notBefore: Date | null = null) =>
  (nextLook(NOW, { intervalMs: 24 * HOUR_MS, failures, notBefore, random }).getTime() - NOW.getTime()) /
  HOUR_MS;

test("a source that does not fail is looked at within its interval, each at another time", () => {
  expect([hoursUntil(0, 0), hoursUntil(0, 1)]).toEqual([24, 19.2]);
});

test("one that fails is asked after 1, 2, 4 hours and so on, up to a week and a little", () => {
  expect([1, 2, 3, 8, 9, 60].map((failures) => hoursUntil(failures, 0))).toEqual([1, 2, 4, 128, 168, 168]);
  expect(hoursUntil(60, 1)).toBeCloseTo(168 * 1.2);
});

test("nobody is asked before the time that they named", () => {
  expect(hoursUntil(1, 0, new Date(NOW.getTime() + 90 * HOUR_MS))).toBe(90);
  expect(hoursUntil(0, 0, new Date(NOW.getTime() + HOUR_MS))).toBe(24);
});
