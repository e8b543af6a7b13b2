import { expect, test } from "vitest";
import { formatTime } from "./format-time.ts";

test("a moment is shown with its time zone", () => {
  expect(formatTime("en", new Date("2026-03-01T12:05:09Z")).replace(/\u202f/g, " ")).toBe(
    "Mar 1, 2026, 12:05 PM UTC",
  );
});
