import { decode as decodeDirectories, decodeImage, toRGBA8 } from "utif2";
import type { GreyImage } from "../image/grey-image.ts";
import type { PictureCodec } from "../image/picture-codec.ts";
import { sizeToRead } from "../image/pixel-limits.ts";
import { resizeImage } from "../image/resize-image.ts";
import { brightnessOfPixels } from "./brightness-of-pixels.ts";

/** Pictures by the browser's own decoders, which know JPEG, PNG, WebP and BMP, and TIFFs by a decoder of ours. */
export const browserPictures: PictureCodec = {
  async decodePage(bytes, type, page, size) {
    try {
      const image = type === "tiff" ? decodeTiff(bytes, page) : await decodeByBrowser(bytes);
      const isTurned = size.widthPx !== size.heightPx && image.width === size.heightPx;
      const { width, height } = sizeToRead(size, isTurned);
      return image.width === width && image.height === height ? image : resizeImage(image, width, height);
    } catch (error) {
      // Out of memory, which is not the picture's fault; a TIFF that ends too early says the same.
      if (error instanceof RangeError && type !== "tiff") throw error;
      return null;
    }
  },
  async encodeJpeg({ data, width, height }, quality) {
    const canvas = new OffscreenCanvas(width, height);
    const pixels = new ImageData(width, height);
    for (const [index, value] of data.entries()) pixels.data.set([value, value, value, 255], 4 * index);
    contextOf(canvas).putImageData(pixels, 0, 0);
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality });
    return new Uint8Array(await jpeg.arrayBuffer());
  },
};

/** A photo of 12 megapixels has 48 MB of colors: only a limited number of rows is in memory at once. */
const ROWS_AT_ONCE = 256;

async function decodeByBrowser(bytes: Uint8Array): Promise<GreyImage> {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]), {
    imageOrientation: "from-image",
  });
  const { width, height } = bitmap;
  const data = new Uint8Array(width * height);
  const canvas = new OffscreenCanvas(width, Math.min(height, ROWS_AT_ONCE));
  const context = contextOf(canvas, { willReadFrequently: true });
  for (let top = 0; top < height; top += ROWS_AT_ONCE) {
    const rows = Math.min(ROWS_AT_ONCE, height - top);
    context.clearRect(0, 0, width, rows);
    context.drawImage(bitmap, 0, -top);
    data.set(brightnessOfPixels(context.getImageData(0, 0, width, rows).data), top * width);
  }
  bitmap.close();
  return { data, width, height };
}

function contextOf(
  canvas: OffscreenCanvas,
  settings?: CanvasRenderingContext2DSettings,
): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d", settings);
  if (!context) throw new Error("The browser draws on no canvas.");
  return context;
}

function decodeTiff(bytes: Uint8Array, page: number): GreyImage {
  const file = new Uint8Array(bytes).buffer;
  const directory = decodeDirectories(file)[page];
  if (!directory) throw new Error(`The TIFF has no page ${page + 1}.`);
  decodeImage(file, directory);
  const { width, height } = directory;
  return { data: brightnessOfPixels(toRGBA8(directory)), width, height };
}
