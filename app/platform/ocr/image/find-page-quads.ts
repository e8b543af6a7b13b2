import { convexHull } from "./convex-hull.ts";
import {
  brightestNearby,
  findBrightRegions,
  PRINT_RADIUS_PX,
  shrink,
  splitBrightness,
} from "./find-bright-regions.ts";
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

/** What has less than half the size of a page is an envelope, a card or a screen. */
const MIN_SHARE_OF_LARGEST = 0.5;

/** Finds bright pages on a darker desk, one for most photos, in the order that they are read in. None means that there is
 *  none to be sure of: a scan, a page that reaches over the picture's edge, a desk as bright as paper. */
export function findPageQuads(image: GreyImage): Quad[] {
  const scale = Math.max(1, Math.max(image.width, image.height) / SEARCH_SIDE_PX);
  const small = brightestNearby(shrink(image, scale));
  return inReadingOrder(choosePages(findCandidates(small))).map(({ quad }) => {
    const corners = shrinkTowardsMiddle(quad, PRINT_RADIUS_PX);
    return startTopLeft(corners.map(({ x, y }) => ({ x: x * scale, y: y * scale })) as Quad);
  });
}

/** A quad that may be a page's, and which share of it is paper. */
interface Candidate {
  quad: Quad;
  fill: number;
}

/** At each level the largest bright region, if it is a page, and others like it. */
function findCandidates(small: GreyImage): Candidate[] {
  const { level, contrast } = splitBrightness(small);
  if (contrast < MIN_CONTRAST) return [];
  return LEVEL_SHIFTS.flatMap((shift) => {
    const regions = findBrightRegions(small, level + shift * contrast, MIN_SHARE_OF_LARGEST);
    const [largest, ...others] = regions.map((region) => candidateOf(region, small));
    return largest ? [largest, ...others.filter((other) => other !== null)] : [];
  });
}

function candidateOf(region: Point[], picture: GreyImage): Candidate | null {
  const hull = convexHull(region);
  const quad = simplifyToQuad(hull);
  if (!quad || !isPage(quad, picture)) return null;
  const fill = polygonArea(hull) / polygonArea(quad);
  return fill >= MIN_FILL ? { quad, fill } : null;
}

/** The best of overlapping ones, for each page in the picture. */
function choosePages(candidates: Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of candidates.toSorted((a, b) => b.fill - a.fill)) {
    if (!chosen.some((page) => liesOver(page, candidate))) chosen.push(candidate);
  }
  return chosen;
}

function liesOver(a: Candidate, b: Candidate): boolean {
  return contains(a.quad, middleOf(b.quad)) || contains(b.quad, middleOf(a.quad));
}

/** Side by side from left to right, else from top to bottom. */
function inReadingOrder(pages: Candidate[]): Candidate[] {
  const placed = pages.map((page) => ({ page, middle: middleOf(page.quad) }));
  const reach = (side: "x" | "y") => {
    const places = placed.map(({ middle }) => middle[side]);
    return Math.max(...places) - Math.min(...places);
  };
  const side = reach("x") > reach("y") ? "x" : "y";
  return placed.sort((a, b) => a.middle[side] - b.middle[side]).map(({ page }) => page);
}

/** The four sides in the order of the corners: from each to the next. */
function sidesOf([a, b, c, d]: Quad): [Side, Side, Side, Side] {
  return [sideBetween(a, b), sideBetween(b, c), sideBetween(c, d), sideBetween(d, a)];
}

function sideBetween(corner: Point, next: Point): Side {
  return { corner, next, length: Math.hypot(next.x - corner.x, next.y - corner.y) };
}

/** Whether a point is on the same side of all four sides. */
function contains(quad: Quad, point: Point): boolean {
  const turns = sidesOf(quad).map(({ corner, next }) => {
    return Math.sign((next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x));
  });
  return turns.every((turn) => turn === turns[0]);
}

function middleOf(quad: Quad): Point {
  return {
    x: quad.reduce((sum, { x }) => sum + x, 0) / 4,
    y: quad.reduce((sum, { y }) => sum + y, 0) / 4,
  };
}

function isPage(quad: Quad, { width, height }: GreyImage): boolean {
  const area = polygonArea(quad);
  const share = area / (width * height);
  if (share < MIN_AREA_SHARE || share > MAX_AREA_SHARE) return false;
  const sides = sidesOf(quad);
  const [top, right, bottom, left] = sides;
  const ratio = (a: Side, b: Side) => Math.max(a.length / b.length, b.length / a.length);
  if (ratio(top, bottom) > MAX_SIDE_RATIO || ratio(left, right) > MAX_SIDE_RATIO) return false;
  if (sineBetween(top, bottom) > MAX_CONVERGENCE_SINE || sineBetween(left, right) > MAX_CONVERGENCE_SINE)
    return false;
  const meeting = [
    [top, right],
    [right, bottom],
    [bottom, left],
    [left, top],
  ] as const;
  if (meeting.some(([side, next]) => sineBetween(side, next) < MIN_CORNER_SINE)) return false;
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
  const middle = middleOf(quad);
  return quad.map(({ x, y }) => ({
    x: x - Math.sign(x - middle.x) * distance,
    y: y - Math.sign(y - middle.y) * distance,
  }));
}

function startTopLeft(quad: Quad): Quad {
  const fromTopLeft = quad.map(({ x, y }) => x + y);
  const first = fromTopLeft.indexOf(Math.min(...fromTopLeft));
  const turned = [...quad.slice(first), ...quad.slice(0, first)] as Quad;
  const [topLeft, second, , fourth] = turned;
  const clockwise =
    (second.x - topLeft.x) * (fourth.y - topLeft.y) - (second.y - topLeft.y) * (fourth.x - topLeft.x) > 0;
  return clockwise ? turned : [turned[0], turned[3], turned[2], turned[1]];
}
