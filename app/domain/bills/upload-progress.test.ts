import { expect, test } from "vitest";
import { pageBeingRead, transferPercent, uploadStepAt } from "./upload-progress.ts";

test("the transfer fills 20 to 85 percent", () => {
  expect([transferPercent(0, 200), transferPercent(100, 200), transferPercent(200, 200)]).toEqual([
    20, 53, 85,
  ]);
});

test("an unknown length stays at the transfer's start", () => {
  expect(transferPercent(0, 0)).toBe(20);
});

test("the step changes at 20 and at 85 percent", () => {
  expect([5, 19, 20, 84, 85, 100].map(uploadStepAt)).toEqual([
    "preparing",
    "preparing",
    "uploading",
    "uploading",
    "processing",
    "processing",
  ]);
});

test("the page that is read now is the one after those read", () => {
  expect([0, 24, 25].map((pagesRead) => pageBeingRead({ pagesRead, pageCount: 25 }))).toEqual([1, 25, 25]);
});
