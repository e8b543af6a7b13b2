import type { Point } from "./grey-image.ts";

/** The sides of a polygon: each corner with the one after it, and the last with the first. */
export function polygonSides(polygon: readonly Point[]): [Point, Point][] {
  const [first] = polygon;
  if (!first) return [];
  const sides: [Point, Point][] = [];
  let from = first;
  for (const to of [...polygon.slice(1), first]) {
    sides.push([from, to]);
    from = to;
  }
  return sides;
}
