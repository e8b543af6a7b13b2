import { type GreyImage, type Point, sampleBrightness } from "./grey-image.ts";
import type { Quad } from "./simplify-to-quad.ts";

/** Cuts a page seen at an angle out of a photo and lays it flat; its sides keep their mean lengths. */
export function warpToRectangle(image: GreyImage, quad: Quad): GreyImage {
  const [topLeft, topRight, bottomRight, bottomLeft] = quad;
  const width = Math.round((distance(topLeft, topRight) + distance(bottomLeft, bottomRight)) / 2);
  const height = Math.round((distance(topLeft, bottomLeft) + distance(topRight, bottomRight)) / 2);
  const toPhoto = unitSquareTo(quad);
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const { x, y } = toPhoto((column + 0.5) / width, (row + 0.5) / height);
      data[row * width + column] = sampleBrightness(image, x, y);
    }
  }
  return { data, width, height };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** The projection of the unit square onto four corners (Heckbert, 1989, section 2.2.3). */
function unitSquareTo([p0, p1, p2, p3]: Quad): (u: number, v: number) => Point {
  const sumX = p0.x - p1.x + p2.x - p3.x;
  const sumY = p0.y - p1.y + p2.y - p3.y;
  const [dx1, dx2, dy1, dy2] = [p1.x - p2.x, p3.x - p2.x, p1.y - p2.y, p3.y - p2.y];
  const determinant = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / determinant;
  const h = (dx1 * sumY - sumX * dy1) / determinant;
  const [a, b] = [p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x];
  const [d, e] = [p1.y - p0.y + g * p1.y, p3.y - p0.y + h * p3.y];
  return (u, v) => {
    const depth = g * u + h * v + 1;
    return { x: (a * u + b * v + p0.x) / depth, y: (d * u + e * v + p0.y) / depth };
  };
}
