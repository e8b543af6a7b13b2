import { expect, test } from "vitest";
import { findTextLineBoxes, type ProbabilityMap } from "./text-line-boxes.ts";

/** A map in which one bar, turned by an angle, is certainly text. */
function mapWithBar(bar: {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
}): ProbabilityMap {
  const [width, height] = [200, 160];
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const along = (x - bar.x) * Math.cos(bar.angle) + (y - bar.y) * Math.sin(bar.angle);
      const across = (y - bar.y) * Math.cos(bar.angle) - (x - bar.x) * Math.sin(bar.angle);
      if (Math.abs(along) <= bar.width / 2 && Math.abs(across) <= bar.height / 2) data[y * width + x] = 0.9;
    }
  }
  return { data, width, height };
}

test("a slanting line gets a box along its slant, grown on all sides", () => {
  const [box, ...others] = findTextLineBoxes(
    mapWithBar({ x: 100, y: 80, width: 120, height: 10, angle: 0.1 }),
  );
  expect(others).toEqual([]);
  expect(box?.centreX).toBeCloseTo(100.5, 0);
  expect(box?.centreY).toBeCloseTo(80.5, 0);
  expect(box?.angle).toBeCloseTo(0.1, 1);
  expect(box?.width).toBeGreaterThan(125);
  expect(box?.height).toBeGreaterThan(18);
});

test("a line that runs up the page gets a tall box with a small angle", () => {
  const [box] = findTextLineBoxes(
    mapWithBar({ x: 100, y: 80, width: 120, height: 10, angle: Math.PI / 2 - 0.05 }),
  );
  expect(box!.height).toBeGreaterThan(4 * box!.width);
  expect(box?.angle).toBeCloseTo(-0.05, 1);
});

test("specks and uncertain regions give no box", () => {
  const map = mapWithBar({ x: 100, y: 80, width: 2, height: 2, angle: 0 });
  map.data.fill(0.35, 5_000, 5_100);
  expect(findTextLineBoxes(map)).toEqual([]);
});
