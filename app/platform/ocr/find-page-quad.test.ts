import { expect, test } from "vitest";
import { findPageQuad } from "./find-page-quad.ts";
import type { GreyImage, Point } from "./grey-image.ts";
import type { Quad } from "./simplify-to-quad.ts";
import { warpToRectangle } from "./warp-to-rectangle.ts";

/** A white page with lines of print on a dark desk; clockwise corners. */
function photoOf(corners: Quad, desk = 70): GreyImage {
  const [width, height] = [600, 800];
  const data = new Uint8Array(width * height).fill(desk);
  const isInside = (x: number, y: number) =>
    corners.every((corner, index) => {
      const next = corners[(index + 1) % 4]!;
      return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) > 0;
    });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (isInside(x, y)) data[y * width + x] = y % 30 < 4 && x % 9 < 6 ? 40 : 220;
    }
  }
  return { data, width, height };
}

const corners: Quad = [
  { x: 90, y: 70 },
  { x: 520, y: 110 },
  { x: 550, y: 720 },
  { x: 60, y: 740 },
];
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

test("the corners of a page on a desk are found to a few pixels", () => {
  const quad = findPageQuad(photoOf(corners))!;
  for (const [index, corner] of quad.entries()) expect(distance(corner, corners[index]!)).toBeLessThan(8);
});

test("a scan, a page over the picture's edge and a desk as bright as paper have no quad", () => {
  expect(findPageQuad({ data: new Uint8Array(600 * 800).fill(250), width: 600, height: 800 })).toBeNull();
  expect(
    findPageQuad(
      photoOf([
        { x: -10, y: 70 },
        { x: 520, y: 110 },
        { x: 550, y: 720 },
        { x: -20, y: 740 },
      ]),
    ),
  ).toBeNull();
  expect(findPageQuad(photoOf(corners, 210))).toBeNull();
});

test("a page laid flat is all paper, in the proportions of its sides", () => {
  const flat = warpToRectangle(photoOf(corners), corners);
  expect(flat.width / flat.height).toBeCloseTo(461 / 641, 1);
  const edge = [2, flat.width - 3].flatMap((x) =>
    [2, flat.height - 3].map((y) => flat.data[y * flat.width + x]!),
  );
  expect(Math.min(...edge)).toBeGreaterThan(30);
  const dark = flat.data.filter((value) => value > 55 && value < 85).length;
  expect(dark / flat.data.length).toBeLessThan(0.04);
});
