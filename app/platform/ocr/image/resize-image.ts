import type { GreyImage } from "./grey-image.ts";

/** Scales a picture to a size, each pixel averaged over what it covers (cubic convolution, Keys 1981, a = -1/2). */
export function resizeImage(image: GreyImage, width: number, height: number): GreyImage {
  const rows = resizeRows(image, height);
  const data = new Uint8ClampedArray(width * height);
  const columnsOf = sharesOf(image.width, width);
  for (let row = 0; row < height; row++) {
    const from = row * image.width;
    for (let column = 0; column < width; column++) {
      const { first, weights } = columnsOf[column]!;
      let sum = 0;
      for (let index = 0; index < weights.length; index++)
        sum += weights[index]! * rows[from + first + index]!;
      data[row * width + column] = sum;
    }
  }
  return { data: new Uint8Array(data.buffer), width, height };
}

/** The picture with another number of rows, as yet unrounded. */
function resizeRows({ data, width, height: heightBefore }: GreyImage, height: number): Float32Array {
  const rows = new Float32Array(width * height);
  for (const [row, { first, weights }] of sharesOf(heightBefore, height).entries()) {
    const sums = rows.subarray(row * width, (row + 1) * width);
    for (const [index, weight] of weights.entries()) {
      const from = (first + index) * width;
      for (let column = 0; column < width; column++) sums[column]! += weight * data[from + column]!;
    }
  }
  return rows;
}

/** Which pixels of a row or column make one of the new ones, and how much each counts; together 1. */
interface Shares {
  first: number;
  weights: Float32Array;
}

const REACH_PX = 2;

function sharesOf(lengthBefore: number, length: number): Shares[] {
  const scale = lengthBefore / length;
  const spread = Math.max(1, scale);
  const nearest = (position: number) => Math.min(lengthBefore - 1, Math.max(0, position));
  return Array.from({ length }, (_, index) => {
    const centre = (index + 0.5) * scale - 0.5;
    const from = Math.ceil(centre - REACH_PX * spread);
    const to = Math.floor(centre + REACH_PX * spread);
    const first = nearest(from);
    const weights = new Float32Array(nearest(to) - first + 1);
    let sum = 0;
    for (let position = from; position <= to; position++) {
      const weight = cubic(Math.abs(position - centre) / spread);
      weights[nearest(position) - first]! += weight;
      sum += weight;
    }
    return { first, weights: weights.map((weight) => weight / sum) };
  });
}

function cubic(distance: number): number {
  if (distance < 1) return (1.5 * distance - 2.5) * distance ** 2 + 1;
  return distance < 2 ? ((-0.5 * distance + 2.5) * distance - 4) * distance + 2 : 0;
}
