import { convexHull } from "../image/convex-hull.ts";
import type { Point } from "../image/grey-image.ts";
import { polygonSides } from "../image/polygon-sides.ts";

/** A rectangle around one line of text. `width` runs along `angle` (radians, clockwise, -π/4 to π/4);
 *  a box much taller than wide holds a line that runs up or down the page. */
export interface LineBox {
  centreX: number;
  centreY: number;
  width: number;
  height: number;
  angle: number;
}

/** Where a text detector believes text is, 0 to 1 for every pixel. */
export interface ProbabilityMap {
  data: Float32Array;
  width: number;
  height: number;
}

const TEXT_THRESHOLD = 0.3;
const BOX_THRESHOLD = 0.5;
const MIN_PIXELS = 12;
const MIN_SIDE_PX = 3;
/** The detector is trained to mark shrunken lines; growing by this ratio (PaddleOCR: 1.5 to 2.0) restores them. */
const UNCLIP_RATIO = 1.6;

/** Boxes of the connected text regions of a map, in the map's pixels.
 *  The post-processing of differentiable binarisation (Liao et al., 2020). */
export function findTextLineBoxes(map: ProbabilityMap): LineBox[] {
  const boxes: LineBox[] = [];
  const visited = new Uint8Array(map.data.length);
  for (let start = 0; start < map.data.length; start++) {
    if (visited[start] || map.data[start]! < TEXT_THRESHOLD) continue;
    const region = collectRegion(map, start, visited);
    if (region.pixels < MIN_PIXELS || region.probabilitySum / region.pixels < BOX_THRESHOLD) continue;
    const box = smallestRectangle(region.outline);
    if (Math.min(box.width, box.height) < MIN_SIDE_PX) continue;
    const growth = (box.width * box.height * UNCLIP_RATIO) / (box.width + box.height);
    boxes.push({ ...box, width: box.width + growth, height: box.height + growth });
  }
  return boxes;
}

interface Region {
  outline: Point[];
  pixels: number;
  probabilitySum: number;
}

function collectRegion(map: ProbabilityMap, start: number, visited: Uint8Array): Region {
  const { data, width, height } = map;
  const region: Region = { outline: [], pixels: 0, probabilitySum: 0 };
  const pending = [start];
  visited[start] = 1;
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    const x = index % width;
    const y = (index / width) | 0;
    region.pixels++;
    region.probabilitySum += data[index]!;
    let isEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
      for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
        const neighbour = ny * width + nx;
        if (data[neighbour]! < TEXT_THRESHOLD) isEdge = true;
        else if (!visited[neighbour]) {
          visited[neighbour] = 1;
          pending.push(neighbour);
        }
      }
    }
    if (isEdge) region.outline.push({ x: x + 0.5, y: y + 0.5 });
  }
  return region;
}

/** The rectangle of least area around the points, at any angle (one side lies on the convex hull). */
function smallestRectangle(points: Point[]): LineBox {
  const hull = convexHull(points);
  let best: LineBox | null = null;
  for (const [from, to] of polygonSides(hull)) {
    const candidate = rectangleAtAngle(hull, Math.atan2(to.y - from.y, to.x - from.x));
    if (!best || candidate.width * candidate.height < best.width * best.height) best = candidate;
  }
  return turnToNearestAxis(best ?? rectangleAtAngle(points, 0));
}

function rectangleAtAngle(points: Point[], angle: number): LineBox {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const along = points.map(({ x, y }) => x * cos + y * sin);
  const across = points.map(({ x, y }) => y * cos - x * sin);
  const [minAlong, maxAlong] = [Math.min(...along), Math.max(...along)];
  const [minAcross, maxAcross] = [Math.min(...across), Math.max(...across)];
  const middleAlong = (minAlong + maxAlong) / 2;
  const middleAcross = (minAcross + maxAcross) / 2;
  return {
    centreX: middleAlong * cos - middleAcross * sin,
    centreY: middleAlong * sin + middleAcross * cos,
    width: maxAlong - minAlong + 1,
    height: maxAcross - minAcross + 1,
    angle,
  };
}

function turnToNearestAxis(box: LineBox): LineBox {
  const quarters = Math.round(box.angle / (Math.PI / 2));
  const angle = box.angle - (quarters * Math.PI) / 2;
  return quarters % 2 === 0 ? { ...box, angle } : { ...box, angle, width: box.height, height: box.width };
}
