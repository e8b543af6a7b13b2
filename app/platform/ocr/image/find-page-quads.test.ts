import { expect, test } from "vitest";
import { findPageQuads } from "./find-page-quads.ts";
import type { GreyImage, Point } from "./grey-image.ts";
import type { Quad } from "./simplify-to-quad.ts";
import { warpToRectangle } from "./warp-to-rectangle.ts";

/** White pages with lines of print on a dark desk; clockwise corners. */
function photoOf(pages: Quad[], desk = 70): GreyImage {
  const [width, height] = [600, 800];
  const data = new Uint8Array(width * height).fill(desk);
  const isInside = (corners: Quad, x: number, y: number) =>
    corners.every((corner, index) => {
      const next = corners[(index + 1) % 4]!;
      return (next.x - corner.x) * (y - corner.y) - (next.y - corner.y) * (x - corner.x) > 0;
    });
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (pages.some((corners) => isInside(corners, x, y)))
        data[y * width + x] = y % 30 < 4 && x % 9 < 6 ? 40 : 220;
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

/** An upright page with a corner out of place. */
const sheet = (left: number, top: number, width: number, height: number): Quad => [
  { x: left, y: top + 9 },
  { x: left + width, y: top },
  { x: left + width, y: top + height },
  { x: left, y: top + height },
];

function expectQuads(found: Quad[], expected: Quad[]): void {
  expect(found).toHaveLength(expected.length);
  for (const [page, quad] of found.entries())
    for (const [index, corner] of quad.entries())
      expect(distance(corner, expected[page]![index]!)).toBeLessThan(8);
}

test("the corners of a page on a desk are found to a few pixels", () => {
  expectQuads(findPageQuads(photoOf([corners])), [corners]);
});

test("pages side by side are found from left to right, those below one another from top to bottom", () => {
  const [left, right] = [sheet(20, 180, 260, 340), sheet(310, 140, 270, 350)];
  expectQuads(findPageQuads(photoOf([right, left])), [left, right]);
  const [upper, lower] = [sheet(60, 20, 480, 360), sheet(80, 410, 460, 340)];
  expectQuads(findPageQuads(photoOf([lower, upper])), [upper, lower]);
});

test("a card beside a page is no page", () => {
  const page = sheet(20, 40, 330, 460);
  expectQuads(findPageQuads(photoOf([sheet(380, 60, 180, 340), page])), [page]);
});

test("a scan, a page over the picture's edge and a desk as bright as paper have no quad", () => {
  expect(findPageQuads({ data: new Uint8Array(600 * 800).fill(250), width: 600, height: 800 })).toEqual([]);
  const cut: Quad = [
    { x: -10, y: 70 },
    { x: 520, y: 110 },
    { x: 550, y: 720 },
    { x: -20, y: 740 },
  ];
  expect(findPageQuads(photoOf([cut]))).toEqual([]);
  expect(findPageQuads(photoOf([corners], 210))).toEqual([]);
});

test("a page laid flat is all paper, in the proportions of its sides", () => {
  const flat = warpToRectangle(photoOf([corners]), corners);
  expect(flat.width / flat.height).toBeCloseTo(461 / 641, 1);
  const edge = [2, flat.width - 3].flatMap((x) =>
    [2, flat.height - 3].map((y) => flat.data[y * flat.width + x]!),
  );
  expect(Math.min(...edge)).toBeGreaterThan(30);
  const dark = flat.data.filter((value) => value > 55 && value < 85).length;
  expect(dark / flat.data.length).toBeLessThan(0.04);
});
