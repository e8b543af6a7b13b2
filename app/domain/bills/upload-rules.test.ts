import { expect, test } from "vitest";
import { downscaleQuality } from "./upload-rules.ts";

test("the larger an image, the stronger it is compressed: steps at 5 and 10 MB", () => {
  expect([1_000_000, 5_000_000, 5_000_001, 10_000_000, 10_000_001].map(downscaleQuality)).toEqual([
    0.8, 0.8, 0.7, 0.7, 0.6,
  ]);
});
