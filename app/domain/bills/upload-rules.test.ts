import { expect, test } from "vitest";
import { downscaleQuality, uploadMessages } from "./upload-rules.ts";

test("the larger an image, the stronger it is compressed: steps at 5 and 10 MB", () => {
  expect([1_000_000, 5_000_000, 5_000_001, 10_000_000, 10_000_001].map(downscaleQuality)).toEqual([
    0.8, 0.8, 0.7, 0.7, 0.6,
  ]);
});

test("a PDF with too many pages is told how many were found", () => {
  expect(uploadMessages.tooManyPages(26)).toBe(
    "Too many pages. Please upload a PDF with no more than 25 pages (found 26)",
  );
});
