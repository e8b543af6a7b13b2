import type { GreyImage } from "./image/grey-image.ts";
import type { PictureCodec } from "./image/picture-codec.ts";
import { resizeImage } from "./image/resize-image.ts";
import type { PageSlope } from "./layout/fit-page-slope.ts";
import { levelImage } from "./layout/level-image.ts";

/** Of how many pages pictures are drawn, how large they are at most, and how exact. */
export interface PictureRule {
  maxPages: number;
  maxSidePx: number;
  /** JPEG quality, 0 to 1. */
  quality: number;
}

/** A page as a small gray JPEG, level, so that the boxes of its words lie where they are printed. */
export function drawPicture(
  { encodeJpeg }: PictureCodec,
  { image, slope }: { image: GreyImage; slope: PageSlope },
  { maxSidePx, quality }: PictureRule,
): Promise<Uint8Array> {
  return encodeJpeg(levelImage(fitInside(image, maxSidePx), slope), quality);
}

function fitInside(image: GreyImage, maxSidePx: number): GreyImage {
  const scale = maxSidePx / Math.max(image.width, image.height);
  const scaled = (lengthPx: number) => Math.max(1, Math.round(lengthPx * scale));
  return scale < 1 ? resizeImage(image, scaled(image.width), scaled(image.height)) : image;
}
