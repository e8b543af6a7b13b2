import { LINE_HEIGHT_PX, type LinePixels } from "./crop-text-line.ts";

/** A stretch of a line without ink, in pixels of the cropped line. */
export interface Gap {
  startPx: number;
  endPx: number;
}

/** The crop is a little taller than its line; its outer rows may show the neighbours. */
const MARGIN_ROWS = 6;
/** A pixel this far from the paper towards the ink counts as ink. */
const INK_SHARE = 0.35;

/** Finds the widest blank stretch before, between and after characters whose middles are given in pixels:
 *  one more gap than characters. Works for dark print on light paper and the reverse, underlined or not. */
export function measureGaps(line: LinePixels, middlesPx: number[]): Gap[] {
  const ink = inkOfColumns(line);
  const gaps: Gap[] = [];
  let left = 0;
  for (const [index, right] of [...middlesPx, line.width - 1].entries()) {
    if (index === 0) gaps.push({ startPx: 0, endPx: firstInk(ink, 0, right, 1) });
    else if (index === middlesPx.length)
      gaps.push({ startPx: firstInk(ink, right, left, -1), endPx: line.width });
    else gaps.push(widestBlank(ink, Math.floor(left), Math.ceil(right)));
    left = right;
  }
  return gaps;
}

/** How many pixels of each column are ink, above what an underline or a table rule leaves in nearly all columns. */
function inkOfColumns({ data, width }: LinePixels): Uint8Array {
  const [darkest, paper, lightest] = brightnessAt(data, [0.02, 0.5, 0.98]);
  const isDarkPrint = paper - darkest >= lightest - paper;
  const threshold = INK_SHARE * Math.max(paper - darkest, lightest - paper);
  const counts = new Uint8Array(width);
  for (let row = MARGIN_ROWS; row < LINE_HEIGHT_PX - MARGIN_ROWS; row++) {
    for (let column = 0; column < width; column++) {
      const value = data[row * width + column]!;
      if ((isDarkPrint ? paper - value : value - paper) > threshold) counts[column]!++;
    }
  }
  const rule = Uint8Array.from(counts).sort()[Math.floor(width * 0.1)]!;
  return counts.map((count) => Math.max(0, count - rule));
}

const LEVELS = 1024;

/** The brightness, from -1 to 1, that given shares of the pixels do not exceed, in ascending order. Counting is ten
 *  times as fast as sorting, and near enough: a quarter of one of the picture's 256 levels. */
function brightnessAt(data: Float32Array, shares: [number, number, number]): [number, number, number] {
  const counts = new Uint32Array(LEVELS + 1);
  for (const value of data) counts[((value + 1) * (LEVELS / 2)) | 0]!++;
  let level = 0;
  let below = counts[0]!;
  return shares.map((share) => {
    const rank = Math.floor(share * (data.length - 1));
    while (below <= rank) below += counts[++level]!;
    return level / (LEVELS / 2) - 1;
  }) as [number, number, number];
}

function firstInk(ink: Uint8Array, from: number, to: number, step: 1 | -1): number {
  let column = from;
  while (column !== to && (to - column) * step > 0 && !ink[column]) column += step;
  return step === 1 ? column : column + 1;
}

function widestBlank(ink: Uint8Array, from: number, to: number): Gap {
  let widest: Gap = { startPx: (from + to) / 2, endPx: (from + to) / 2 };
  let start = from;
  for (let column = from; column <= to; column++) {
    if (ink[column]) start = column + 1;
    else if (column + 1 - start > widest.endPx - widest.startPx)
      widest = { startPx: start, endPx: column + 1 };
  }
  return widest;
}
