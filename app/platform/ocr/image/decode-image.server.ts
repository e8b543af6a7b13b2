import sharp, { type Sharp } from "sharp";
import type { GreyImage } from "./grey-image.ts";
import type { ImageSize } from "./image-size.ts";
import type { PictureCodec } from "./picture-codec.ts";
import { MAX_IMAGE_PIXELS, sizeToRead } from "./pixel-limits.ts";
import type { ImageFileType } from "./read-image-sizes.ts";

export const decodeImagePage: PictureCodec["decodePage"] = async (bytes, type, page, size) => {
  try {
    const pipeline = type === "bmp" ? await openBitmap(bytes) : openWithSharp(bytes, type, page);
    return await toGrey(pipeline, size);
  } catch {
    return null;
  }
};

function openWithSharp(bytes: Uint8Array, type: ImageFileType, page: number): Sharp {
  return sharp(bytes, {
    limitInputPixels: MAX_IMAGE_PIXELS,
    // Phones and scanners write harmless faults; half a picture would be half a bill.
    failOn: "truncated",
    ...(type === "tiff" ? { page } : {}),
  });
}

/** libvips reads no BMP. The alpha of a 32-bit bitmap is mostly an unused zero, so it is dropped. jimp is imported by who needs it:
 *  a reader that waits for it begins a fifth of a second later, and takes more memory. */
async function openBitmap(bytes: Uint8Array): Promise<Sharp> {
  const { Jimp } = await import("jimp");
  const { bitmap } = await Jimp.fromBuffer(new Uint8Array(bytes).buffer);
  const { data, width, height } = bitmap;
  const opaque = new Uint8Array(3 * width * height);
  for (let from = 0, to = 0; to < opaque.length; from += 4, to += 3) {
    opaque[to] = data[from]!;
    opaque[to + 1] = data[from + 1]!;
    opaque[to + 2] = data[from + 2]!;
  }
  return sharp(opaque, { raw: { width, height, channels: 3 } });
}

async function toGrey(pipeline: Sharp, size: ImageSize): Promise<GreyImage> {
  const { orientation = 1 } = await pipeline.metadata();
  const { data, info } = await pipeline
    .autoOrient()
    .flatten({ background: "white" })
    .resize({ ...sizeToRead(size, orientation >= FIRST_TURNED_ORIENTATION), fit: "fill" })
    .toColourspace("b-w")
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    data: new Uint8Array(data.buffer, data.byteOffset, data.length),
    width: info.width,
    height: info.height,
  };
}

/** EXIF orientations 5 to 8 turn by a quarter. */
const FIRST_TURNED_ORIENTATION = 5;
