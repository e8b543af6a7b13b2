import type { GreyImage, Point } from "./grey-image.ts";

/** Print narrower than this share of the picture doesn't split the sheet. */
export const PRINT_RADIUS_PX = 3;

/** Averages square blocks of pixels. */
export function shrink({ data, width, height }: GreyImage, scale: number): GreyImage {
  const small = { width: Math.floor(width / scale), height: Math.floor(height / scale) };
  const shrunk = new Uint8Array(small.width * small.height);
  for (let y = 0; y < small.height; y++) {
    const [top, bottom] = [
      Math.floor(y * scale),
      Math.max(Math.floor(y * scale) + 1, Math.floor((y + 1) * scale)),
    ];
    for (let x = 0; x < small.width; x++) {
      const [left, right] = [
        Math.floor(x * scale),
        Math.max(Math.floor(x * scale) + 1, Math.floor((x + 1) * scale)),
      ];
      let sum = 0;
      for (let row = top; row < bottom; row++) {
        for (let column = left; column < right; column++) sum += data[row * width + column]!;
      }
      shrunk[y * small.width + x] = sum / ((bottom - top) * (right - left));
    }
  }
  return { data: shrunk, ...small };
}

/** Replaces each pixel by the brightest around it, so that print vanishes from the paper. */
export function brightestNearby(image: GreyImage): GreyImage {
  const along = brightestInRows(image);
  return transpose(brightestInRows(transpose(along)));
}

function brightestInRows({ data, width, height }: GreyImage): GreyImage {
  const brightest = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * width + Math.max(0, x - PRINT_RADIUS_PX);
      const to = y * width + Math.min(width - 1, x + PRINT_RADIUS_PX);
      let value = 0;
      for (let index = from; index <= to; index++) if (data[index]! > value) value = data[index]!;
      brightest[y * width + x] = value;
    }
  }
  return { data: brightest, width, height };
}

function transpose({ data, width, height }: GreyImage): GreyImage {
  const transposed = new Uint8Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) transposed[x * height + y] = data[y * width + x]!;
  }
  return { data: transposed, width: height, height: width };
}

/** The brightness that parts a picture best into dark and bright (Otsu), and how far the two means are apart. */
export function splitBrightness({ data }: GreyImage): { level: number; contrast: number } {
  const histogram = new Float64Array(256);
  for (const value of data) histogram[value]!++;
  const total = histogram.reduce((sum, count, value) => sum + count * value, 0);
  let [darkCount, darkSum, best] = [0, 0, { level: 0, contrast: 0, variance: 0 }];
  for (let level = 0; level < 255; level++) {
    darkCount += histogram[level]!;
    darkSum += histogram[level]! * level;
    const brightCount = data.length - darkCount;
    if (darkCount === 0 || brightCount === 0) continue;
    const contrast = (total - darkSum) / brightCount - darkSum / darkCount;
    const variance = darkCount * brightCount * contrast * contrast;
    if (variance > best.variance) best = { level, contrast, variance };
  }
  return best;
}

/** The largest connected bright region and those of at least this share of its size, largest first: of each the left and
 *  right ends of its rows. */
export function findBrightRegions(image: GreyImage, level: number, minShare: number): Point[][] {
  const labels = new Uint32Array(image.data.length);
  const sizes: { label: number; size: number }[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] || image.data[start]! <= level) continue;
    const label = sizes.length + 1;
    sizes.push({ label, size: labelRegion(image, level, labels, { start, label }) });
  }
  sizes.sort((a, b) => b.size - a.size);
  const [largest] = sizes;
  if (!largest) return [];
  return sizes
    .filter(({ size }) => size >= minShare * largest.size)
    .map(({ label }) => rowEnds(labels, image, label));
}

/** Labels all bright pixels that hang together with one of them, and counts them. */
function labelRegion(
  { data, width }: GreyImage,
  level: number,
  labels: Uint32Array,
  { start, label }: { start: number; label: number },
): number {
  let size = 0;
  const pending = [start];
  labels[start] = label;
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    size++;
    const x = index % width;
    const neighbours = [index - width, index + width, x > 0 ? index - 1 : -1, x < width - 1 ? index + 1 : -1];
    for (const neighbour of neighbours) {
      if (neighbour < 0 || neighbour >= data.length || labels[neighbour] || data[neighbour]! <= level)
        continue;
      labels[neighbour] = label;
      pending.push(neighbour);
    }
  }
  return size;
}

function rowEnds(labels: Uint32Array, { width, height }: GreyImage, label: number): Point[] {
  const ends: Point[] = [];
  for (let y = 0; y < height; y++) {
    const row = labels.subarray(y * width, (y + 1) * width);
    const first = row.indexOf(label);
    if (first < 0) continue;
    const last = row.lastIndexOf(label);
    ends.push({ x: first, y }, { x: first, y: y + 1 }, { x: last + 1, y }, { x: last + 1, y: y + 1 });
  }
  return ends;
}
