import { expect, test } from "vitest";
import { formatDate } from "./format-date.ts";

test("an ISO day keeps its day in every time zone", () => {
  expect(formatDate("en", "2026-03-01")).toBe("Mar 1, 2026");
});
