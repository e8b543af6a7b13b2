import type { ImageSize } from "./image-size.ts";

/** Larger pictures are refused by their header: a phone's has 12 to 50 megapixels, a page at 600 dpi 34. */
export const MAX_IMAGE_PIXELS = 100_000_000;

/** The longest side of a picture, or of a page as it is read: a receipt of two meters at 300 dpi has 24,000. A narrower
 *  and longer one would grow by the millions of rows that the networks are given at least 32 columns for. */
const MAX_SIDE_PX = 30_000;

/** Pages are read at no more than this, a letter page at 260 dpi; more pixels read no better. */
export const MAX_PAGE_PIXELS = 6_300_000;

/** Whether no decoder may see a picture whose header claims this size. */
export function isTooLarge({ widthPx, heightPx }: ImageSize): boolean {
  return widthPx * heightPx > MAX_IMAGE_PIXELS || Math.max(widthPx, heightPx) > MAX_SIDE_PX;
}

/** By how much a page of this size, in any unit, is scaled to be read in pixels; `full` at most. */
export function pageScale(width: number, height: number, full: number): number {
  return Math.min(full, Math.sqrt(MAX_PAGE_PIXELS / (width * height)), MAX_SIDE_PX / Math.max(width, height));
}

/** The size in pixels in which a picture is read, with square pixels; `isTurned`: its sides change places. */
export function sizeToRead({ widthPx, heightPx, pixelAspect }: ImageSize, isTurned: boolean) {
  const wide = widthPx / Math.min(1, pixelAspect);
  const high = heightPx * Math.max(1, pixelAspect);
  const scale = pageScale(wide, high, 1);
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  return isTurned ? { width: height, height: width } : { width, height };
}
