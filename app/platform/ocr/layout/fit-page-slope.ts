import type { LineBox } from "./text-line-boxes.ts";

/** How the direction of a page's lines runs: slope = base + bendX · u + bendY · v with u and v from -0.5 to 0.5
 *  across and down the page. Perspective and curled paper make the slope change; a skewed scan has only a base. */
export interface PageSlope {
  base: number;
  bendX: number;
  bendY: number;
}

interface Page {
  width: number;
  height: number;
}

/** How far a point of the page must rise so that its row is level with the page's middle. */
export function riseAt(slope: PageSlope, page: Page, x: number, y: number): number {
  const u = x / page.width - 0.5;
  const v = y / page.height - 0.5;
  return page.width * (slope.base * u + (slope.bendX * u * u) / 2 + slope.bendY * u * v);
}

/** The slope of a straight page. */
export const LEVEL: PageSlope = { base: 0, bendX: 0, bendY: 0 };
/** A short box gives only a rough angle. */
const MIN_ASPECT = 4;
const MIN_LINES_FOR_BEND = 12;
const FIRST_STEP = 0.004;
const LAST_STEP = 0.0004;

/** Fits the slope at which a page's lines fall into the sharpest rows, starting from the angles of its long lines. */
export function fitPageSlope(boxes: LineBox[], page: Page): PageSlope {
  const long = boxes.filter((box) => box.width > MIN_ASPECT * box.height);
  if (long.length === 0) return LEVEL;
  const base = usualSlope(long);
  const starts: PageSlope[] = [{ base, bendX: 0, bendY: 0 }];
  if (long.length >= MIN_LINES_FOR_BEND) starts.push(fitPlane(long, page));
  const rows = sampleRows(boxes);
  const fits = starts.map((start) => climb(start, (slope) => sharpness(rows, slope, page)));
  return fits.reduce((best, fit) => (fit.score > best.score ? fit : best)).slope;
}

/** The median, long lines counting more: the error of a box's angle falls with its length. */
function usualSlope(boxes: LineBox[]): number {
  const sorted = boxes
    .map((box) => ({ slope: Math.tan(box.angle), weight: box.width ** 2 }))
    .sort((a, b) => a.slope - b.slope);
  let remaining = sorted.reduce((sum, { weight }) => sum + weight, 0) / 2;
  for (const { slope, weight } of sorted) {
    remaining -= weight;
    if (remaining <= 0) return slope;
  }
  return 0;
}

/** Least squares of slope over place. */
function fitPlane(boxes: LineBox[], page: Page): PageSlope {
  const points = boxes.map((box) => ({
    u: box.centreX / page.width - 0.5,
    v: box.centreY / page.height - 0.5,
    slope: Math.tan(box.angle),
    weight: box.width ** 2,
  }));
  const total = points.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (value: (point: (typeof points)[number]) => number) =>
    points.reduce((sum, point) => sum + point.weight * value(point), 0) / total;
  const [u0, v0, s0] = [mean(({ u }) => u), mean(({ v }) => v), mean(({ slope }) => slope)];
  const uu = mean(({ u }) => (u - u0) ** 2);
  const vv = mean(({ v }) => (v - v0) ** 2);
  const uv = mean(({ u, v }) => (u - u0) * (v - v0));
  const us = mean(({ u, slope }) => (u - u0) * (slope - s0));
  const vs = mean(({ v, slope }) => (v - v0) * (slope - s0));
  const determinant = uu * vv - uv * uv;
  if (determinant < 1e-9) return { base: s0, bendX: 0, bendY: 0 };
  const bendX = (us * vv - vs * uv) / determinant;
  const bendY = (vs * uu - us * uv) / determinant;
  return { base: s0 - bendX * u0 - bendY * v0, bendX, bendY };
}

interface RowSamples {
  points: { x: number; y: number }[];
  binPx: number;
}

/** Points along the center of every line, so that long lines count more. */
function sampleRows(boxes: LineBox[]): RowSamples {
  const heights = boxes.map((box) => Math.min(box.width, box.height)).sort((a, b) => a - b);
  const heightPx = heights[heights.length >> 1];
  if (heightPx === undefined) throw new Error("A page without lines has no rows.");
  const points = boxes
    .filter((box) => box.width > box.height)
    .flatMap((box) => {
      const count = Math.max(1, Math.round(box.width / heightPx));
      return Array.from({ length: count }, (_, index) => {
        const along = ((index + 0.5) / count - 0.5) * box.width;
        return {
          x: box.centreX + along * Math.cos(box.angle),
          y: box.centreY + along * Math.sin(box.angle),
        };
      });
    });
  return { points, binPx: heightPx * 0.2 };
}

/** The sum of squares of how many points fall to each height: large when they fall into few, sharp rows. */
function sharpness({ points, binPx }: RowSamples, slope: PageSlope, page: Page): number {
  const counts = new Float64Array(Math.ceil((1.5 * page.height) / binPx) + 2);
  for (const { x, y } of points) {
    const bin = (y - riseAt(slope, page, x, y) + 0.25 * page.height) / binPx;
    const lower = Math.floor(bin);
    if (lower < 0 || lower + 1 >= counts.length) continue;
    counts[lower]! += lower + 1 - bin;
    counts[lower + 1]! += bin - lower;
  }
  return counts.reduce((sum, count) => sum + count * count, 0);
}

/** Changes one parameter at a time while that helps, in ever smaller steps. The steps are too small to reach
 *  the next best fit, where every row would meet its neighbour on the other side of the page. */
function climb(start: PageSlope, rate: (slope: PageSlope) => number): { slope: PageSlope; score: number } {
  let best = { slope: start, score: rate(start) };
  for (let step = FIRST_STEP; step >= LAST_STEP; step /= 2) {
    for (const key of ["base", "bendY", "bendX"] as const) {
      for (const change of [-step, step]) {
        const slope = { ...best.slope, [key]: best.slope[key] + change };
        const score = rate(slope);
        if (score > best.score) best = { slope, score };
      }
    }
  }
  return best;
}
