import type { Point } from "./grey-image.ts";
import { polygonSides } from "./polygon-sides.ts";

/** The corners of a page on a photo: top left, top right, bottom right, bottom left. */
export type Quad = [Point, Point, Point, Point];

/** Removes the side whose neighbours, prolonged, add the least area, until four are left. */
export function simplifyToQuad(hull: Point[]): Quad | null {
  let polygon = hull;
  while (polygon.length > 4) {
    let best: { polygon: Point[]; area: number } | null = null;
    for (const index of polygon.keys()) {
      const candidate = withoutSide(polygon, index);
      if (!candidate) continue;
      const area = polygonArea(candidate);
      if (!best || area < best.area) best = { polygon: candidate, area };
    }
    if (!best) return null;
    polygon = best.polygon;
  }
  return polygon.length === 4 ? (polygon as Quad) : null;
}

function withoutSide(polygon: Point[], index: number): Point[] | null {
  const [before, from, to, after] = [-1, 0, 1, 2].map((offset) =>
    polygon.at((index + offset) % polygon.length),
  );
  const corner = before && from && to && after ? intersection(before, from, to, after) : null;
  if (!corner) return null;
  const replaced = polygon.map((point, position) => (position === index ? corner : point));
  return replaced.filter((_, position) => position !== (index + 1) % polygon.length);
}

/** Where the ray from a through b meets the ray from d through c; null when they part. */
function intersection(a: Point, b: Point, c: Point, d: Point): Point | null {
  const [rx, ry, sx, sy] = [b.x - a.x, b.y - a.y, c.x - d.x, c.y - d.y];
  const cross = rx * sy - ry * sx;
  if (Math.abs(cross) < 1e-9) return null;
  const t = ((d.x - a.x) * sy - (d.y - a.y) * sx) / cross;
  const u = ((d.x - a.x) * ry - (d.y - a.y) * rx) / cross;
  return t >= 1 && u >= 1 ? { x: a.x + t * rx, y: a.y + t * ry } : null;
}

export function polygonArea(polygon: Point[]): number {
  const twice = polygonSides(polygon).reduce((sum, [from, to]) => sum + from.x * to.y - to.x * from.y, 0);
  return Math.abs(twice) / 2;
}
