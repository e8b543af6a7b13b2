import sharp from "sharp";
import type { PageSlope } from "./fit-page-slope.ts";
import type { GreyImage } from "./grey-image.ts";
import { levelImage } from "./level-image.ts";

/** Of how many pages pictures are drawn, how large they are at most, and how exact. */
export interface PictureRule {
  maxPages: number;
  maxSidePx: number;
  /** JPEG quality, 0 to 1. */
  quality: number;
}

/** A page as a small grey JPEG, level, so that the boxes of its words lie where they are printed. */
export async function drawPicture(
  { image, slope }: { image: GreyImage; slope: PageSlope },
  { maxSidePx, quality }: PictureRule,
): Promise<Uint8Array> {
  const { data, info } = await sharp(image.data, { raw: rawOf(image) })
    .resize({ width: maxSidePx, height: maxSidePx, fit: "inside", withoutEnlargement: true })
    .toColourspace("b-w")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const level = levelImage({ data, width: info.width, height: info.height }, slope);
  return sharp(level.data, { raw: rawOf(level) })
    .jpeg({ quality: Math.round(quality * 100) })
    .toBuffer();
}

function rawOf({ width, height }: GreyImage) {
  return { width, height, channels: 1 as const };
}
