import { expect, test } from "vitest";
import { fitPageSlope, riseAt } from "./fit-page-slope.ts";
import type { LineBox } from "./text-line-boxes.ts";

const page = { width: 1700, height: 2200 };

/** A table of 30 rows: a long description on the left, an amount far to the right, angles known only roughly. */
function tableRows(
  slopeAt: (x: number, y: number) => number,
  rise: (x: number, y: number) => number,
): LineBox[] {
  return Array.from({ length: 30 }, (_, row) => 300 + row * 40).flatMap((y, row) =>
    [
      { x: 500, width: 400 },
      { x: 1500, width: 120 },
    ].map(({ x, width }) => ({
      centreX: x,
      centreY: y + rise(x, y),
      width,
      height: 30,
      angle: Math.atan(slopeAt(x, y)) + (row % 2 ? 1.5 : -1.5) / width,
    })),
  );
}

function worstStep(boxes: LineBox[]): number {
  const slope = fitPageSlope(boxes, page);
  const level = (box: LineBox) => box.centreY - riseAt(slope, page, box.centreX, box.centreY);
  const steps = boxes
    .filter((_, index) => index % 2 === 0)
    .map((left, row) => level(left) - level(boxes[2 * row + 1]!));
  return Math.max(...steps.map(Math.abs));
}

test("the far ends of a skewed row come to lie on one height", () => {
  const skew = 0.024;
  expect(
    worstStep(
      tableRows(
        () => skew,
        (x) => skew * (x - 850),
      ),
    ),
  ).toBeLessThan(3);
});

test("rows that fan out, as on a photo taken at an angle, become level", () => {
  const slopeAt = (_: number, y: number) => 0.01 + 0.02 * (y / page.height - 0.5);
  expect(worstStep(tableRows(slopeAt, (x, y) => slopeAt(x, y) * (x - 850)))).toBeLessThan(5);
});

test("a page without lines is left as it is", () => {
  const slope = fitPageSlope([], page);
  expect(riseAt(slope, page, 1700, 2200)).toBe(0);
});
