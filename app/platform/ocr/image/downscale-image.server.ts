import sharp from "sharp";
import type { DownscaleRule } from "./downscale-rule.ts";
import type { ImageSize } from "./image-size.ts";
import { isTooLarge, MAX_IMAGE_PIXELS } from "./pixel-limits.ts";
import { type ImageFileType, readImageSizes } from "./read-image-sizes.ts";
import { sniffFileType } from "./sniff-file-type.ts";

const WHITE = 0xffffffff;
/** jimp holds a picture whole, several times over: with more pixels it would cross the reader's limit of memory. */
const MAX_JIMP_PIXELS = 16_000_000;

/** Re-encodes a large picture as a smaller JPEG. Null means that the original is to be used: it is small or no picture,
 *  would not fit a JPEG, which holds one page with square pixels, the result would save too little, or it cannot be decoded. */
export async function downscaleImage(bytes: Uint8Array, rule: DownscaleRule): Promise<Uint8Array | null> {
  if (bytes.length < rule.triggerBytes) return null;
  const type = sniffFileType(bytes);
  if (type === null || type === "gif" || type === "pdf") return null;
  const [size, ...furtherPages] = readImageSizes(bytes, type) ?? [];
  if (!size || furtherPages.length > 0 || size.pixelAspect !== 1 || isTooLarge(size)) return null;
  const quality = Math.round(rule.quality * 100);
  try {
    const smaller = isForJimp(type, size)
      ? await downscaleWithJimp(bytes, rule, quality)
      : await downscaleWithSharp(bytes, rule, quality);
    return smaller.length < bytes.length * rule.keepBelowRatio ? smaller : null;
  } catch {
    return null;
  }
}

/** sharp reads no BMP, and jimp's WebP decoder does not start on Node 20. */
function isForJimp(type: ImageFileType, size: ImageSize): boolean {
  const isLarge = size.widthPx * size.heightPx > MAX_JIMP_PIXELS;
  return type === "bmp" || (type !== "webp" && !isLarge);
}

async function downscaleWithJimp(
  bytes: Uint8Array,
  rule: DownscaleRule,
  quality: number,
): Promise<Uint8Array> {
  const { Jimp, JimpMime } = await import("jimp"); // as in decode-image
  const image = await Jimp.fromBuffer(new Uint8Array(bytes).buffer);
  if (Math.max(image.width, image.height) > rule.maxSidePx) {
    image.scaleToFit({ w: rule.maxSidePx, h: rule.maxSidePx });
  }
  const paper = new Jimp({ width: image.width, height: image.height, color: WHITE });
  return paper.composite(image).getBuffer(JimpMime.jpeg, { quality });
}

async function downscaleWithSharp(
  bytes: Uint8Array,
  rule: DownscaleRule,
  quality: number,
): Promise<Uint8Array> {
  return sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: "truncated" })
    .autoOrient()
    .resize({ width: rule.maxSidePx, height: rule.maxSidePx, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "white" })
    .jpeg({ quality })
    .toBuffer();
}
