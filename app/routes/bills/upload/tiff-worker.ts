import { decode, decodeImage, toRGBA8 } from "utif2";
import { isTooLarge } from "#app/platform/ocr/image/pixel-limits.ts";
import { readTiffSizes } from "#app/platform/ocr/image/read-tiff-sizes.ts";

/** The pixels of a TIFF, four bytes each. */
export interface TiffPicture {
  data: Uint8Array<ArrayBuffer>;
  width: number;
  height: number;
}

// Decodes a TIFF in a worker, which browsers cannot. Null: no JPEG can replace it, since it has several pages, non-square pixels
// or too many pixels, or it is damaged.

addEventListener("message", ({ data: bytes }: MessageEvent<ArrayBuffer>) => {
  postMessage(pictureOf(bytes));
});

function pictureOf(bytes: ArrayBuffer): TiffPicture | null {
  try {
    const [size, ...furtherPages] = readTiffSizes(new DataView(bytes));
    if (!size || furtherPages.length > 0 || size.pixelAspect !== 1 || isTooLarge(size)) return null;
    const [directory] = decode(bytes);
    if (!directory) return null;
    decodeImage(bytes, directory);
    const { width, height } = directory;
    return { data: new Uint8Array(toRGBA8(directory)), width, height };
  } catch {
    return null;
  }
}
