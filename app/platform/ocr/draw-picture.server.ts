import sharp from "sharp";
import type { GreyImage } from "./grey-image.ts";

/** How large a page's picture is at most, and how exact. */
export interface PictureRule {
  maxSidePx: number;
  /** JPEG quality, 0 to 1. */
  quality: number;
}

/** A page as a small grey JPEG. */
export function drawPicture(
  { data, width, height }: GreyImage,
  { maxSidePx, quality }: PictureRule,
): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ width: maxSidePx, height: maxSidePx, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: Math.round(quality * 100) })
    .toBuffer();
}
