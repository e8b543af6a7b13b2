import { convexHull } from "./convex-hull.ts";
import {
  brightestNearby,
  largestBrightRegion,
  PRINT_RADIUS_PX,
  shrink,
  splitBrightness,
} from "./find-bright-region.ts";
import type { GreyImage, Point } from "./grey-image.ts";
import { polygonArea, type Quad, simplifyToQuad } from "./simplify-to-quad.ts";

const SEARCH_SIDE_PX = 320;
const MIN_CONTRAST = 25;
/** A shadow over the page moves the best threshold: shares of the contrast around it are tried too. */
const LEVEL_SHIFTS = [0, -0.15, -0.3, 0.15];
const MIN_AREA_SHARE = 0.15;
const MAX_AREA_SHARE = 0.97;
/** How much of a page's outline four straight sides must hold. Measured: pages 0.994 and more; paper with a dark
 *  panel, which looks like desk, 0.968 and less. */
const MIN_FILL = 0.98;
const MAX_SIDE_RATIO = 1.6;
const MIN_CORNER_SINE = 0.8;
/** Opposite sides of a page that was held in view run nearly parallel (sine of 18 degrees). */
const MAX_CONVERGENCE_SINE = 0.31;

/** Finds a bright page on a darker desk. Null means that there is none to be sure of: a scan, a page that reaches
 *  over the picture's edge, a desk as bright as paper. */
export function findPageQuad(image: GreyImage): Quad | null {
  const scale = Math.max(1, Math.max(image.width, image.height) / SEARCH_SIDE_PX);
  const small = brightestNearby(shrink(image, scale));
  const { level, contrast } = splitBrightness(small);
  if (contrast < MIN_CONTRAST) return null;
  let best: { quad: Quad; fill: number } | null = null;
  for (const shift of LEVEL_SHIFTS) {
    const hull = convexHull(largestBrightRegion(small, level + shift * contrast));
    const quad = simplifyToQuad(hull);
    if (!quad || !isPage(quad, small)) continue;
    const fill = polygonArea(hull) / polygonArea(quad);
    if (fill >= MIN_FILL && (!best || fill > best.fill)) best = { quad, fill };
  }
  if (!best) return null;
  const corners = shrinkTowardsMiddle(best.quad, PRINT_RADIUS_PX);
  return startTopLeft(corners.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as Quad);
}

function isPage(quad: Quad, { width, height }: GreyImage): boolean {
  const area = polygonArea(quad);
  const share = area / (width * height);
  if (share < MIN_AREA_SHARE || share > MAX_AREA_SHARE) return false;
  const sides = quad.map((corner, index) => {
    const next = quad[(index + 1) % 4]!;
    return { corner, next, length: Math.hypot(next.x - corner.x, next.y - corner.y) };
  });
  const [top, right, bottom, left] = sides as [Side, Side, Side, Side];
  const ratio = (a: Side, b: Side) => Math.max(a.length / b.length, b.length / a.length);
  if (ratio(top, bottom) > MAX_SIDE_RATIO || ratio(left, right) > MAX_SIDE_RATIO) return false;
  if (sineBetween(top, bottom) > MAX_CONVERGENCE_SINE || sineBetween(left, right) > MAX_CONVERGENCE_SINE)
    return false;
  if (sides.some((side, index) => sineBetween(side, sides[(index + 1) % 4]!) < MIN_CORNER_SINE)) return false;
  return !sides.some((side) => liesOnBorder(side, width, height));
}

interface Side {
  corner: Point;
  next: Point;
  length: number;
}

function sineBetween(a: Side, b: Side): number {
  const cross =
    (a.next.x - a.corner.x) * (b.next.y - b.corner.y) - (a.next.y - a.corner.y) * (b.next.x - b.corner.x);
  return Math.abs(cross) / (a.length * b.length);
}

/** A side along the picture's border is where the photo ends, not the page. */
function liesOnBorder({ corner, next }: Side, width: number, height: number): boolean {
  const margin = 0.015 * Math.max(width, height);
  return (
    Math.max(corner.x, next.x) < margin ||
    Math.min(corner.x, next.x) > width - margin ||
    Math.max(corner.y, next.y) < margin ||
    Math.min(corner.y, next.y) > height - margin
  );
}

/** Undoes by how much the search for the brightest neighbour made the page grow. */
function shrinkTowardsMiddle(quad: Quad, distance: number): Point[] {
  const middle = {
    x: quad.reduce((sum, { x }) => sum + x, 0) / 4,
    y: quad.reduce((sum, { y }) => sum + y, 0) / 4,
  };
  return quad.map(({ x, y }) => ({
    x: x - Math.sign(x - middle.x) * distance,
    y: y - Math.sign(y - middle.y) * distance,
  }));
}

function startTopLeft(quad: Quad): Quad {
  const first = quad.reduce(
    (best, corner, index) => (corner.x + corner.y < quad[best]!.x + quad[best]!.y ? index : best),
    0,
  );
  const turned = [...quad.slice(first), ...quad.slice(0, first)] as Quad;
  const [topLeft, second, , fourth] = turned;
  const clockwise =
    (second.x - topLeft.x) * (fourth.y - topLeft.y) - (second.y - topLeft.y) * (fourth.x - topLeft.x) > 0;
  return clockwise ? turned : [turned[0], turned[3], turned[2], turned[1]];
}
