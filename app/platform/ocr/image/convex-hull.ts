import type { Point } from "./grey-image.ts";

/** The corners of the smallest convex polygon around the points, clockwise as seen on a page (Andrew's monotone chain). */
export function convexHull(points: Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  if (sorted.length < 3) return sorted;
  const lower = chain(sorted);
  const upper = chain(sorted.reverse());
  return [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

function chain(points: Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of points) {
    while (!turnsRight(kept, point)) kept.pop();
    kept.push(point);
  }
  return kept;
}

/** Whether the way from the last two points on to the next one bends as a hull does; of fewer any does. */
function turnsRight(kept: Point[], next: Point): boolean {
  const [origin, last] = [kept.at(-2), kept.at(-1)];
  return !origin || !last || turn(origin, last, next) > 0;
}

function turn(origin: Point, a: Point, b: Point): number {
  return (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x);
}
