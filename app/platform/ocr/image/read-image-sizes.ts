import { type ImageSize, pixelAspect } from "./image-size.ts";
import { readTiffSizes } from "./read-tiff-sizes.ts";
import type { DocumentFileType } from "./sniff-file-type.ts";

export type ImageFileType = Exclude<DocumentFileType, "pdf">;

/** Reads the size of each page of an image from its header, before any decoder sees the file.
 *  Only TIFF holds several pages. Null means that the header is damaged. EXIF orientation is not applied. */
export function readImageSizes(bytes: Uint8Array, type: ImageFileType): ImageSize[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const sizes = type === "tiff" ? readTiffSizes(view) : [singlePageReaders[type](view)];
    return sizes.length > 0 && sizes.every(isPlausible) ? sizes : null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function isPlausible({ widthPx, heightPx }: ImageSize): boolean {
  return widthPx > 0 && heightPx > 0;
}

const singlePageReaders = {
  png: readPngSize,
  jpeg: readJpegSize,
  webp: readWebpSize,
  bmp: readBmpSize,
} satisfies Record<Exclude<ImageFileType, "tiff">, (view: DataView) => ImageSize>;

const PNG_FIRST_CHUNK = 8;
const PNG_CHUNK_FRAME_BYTES = 12;
const PNG_PIXEL_DENSITY = 0x70485973; // "pHYs"
const PNG_IMAGE_DATA = 0x49444154; // "IDAT"

function readPngSize(view: DataView): ImageSize {
  const size = { widthPx: view.getUint32(16), heightPx: view.getUint32(20), pixelAspect: 1 };
  for (let at = PNG_FIRST_CHUNK; at + 16 <= view.byteLength; ) {
    const length = view.getUint32(at);
    const name = view.getUint32(at + 4);
    if (name === PNG_IMAGE_DATA) break;
    if (name === PNG_PIXEL_DENSITY) {
      return { ...size, pixelAspect: pixelAspect(view.getUint32(at + 8), view.getUint32(at + 12)) };
    }
    at += PNG_CHUNK_FRAME_BYTES + length;
  }
  return size;
}

function readJpegSize(view: DataView): ImageSize {
  let at = 2;
  for (;;) {
    while (view.getUint8(at) === 0xff && view.getUint8(at + 1) === 0xff) at++;
    if (view.getUint8(at) !== 0xff) throw new RangeError("a JPEG marker is missing");
    const marker = view.getUint8(at + 1);
    if (isStartOfFrame(marker)) {
      return { widthPx: view.getUint16(at + 7), heightPx: view.getUint16(at + 5), pixelAspect: 1 };
    }
    at += 2 + view.getUint16(at + 2);
  }
}

/** SOF0 to SOF15 without the tables DHT (C4), JPG (C8) and DAC (CC). */
function isStartOfFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

const WEBP_LOSSY = 0x56503820; // "VP8 "
const WEBP_LOSSLESS = 0x5650384c; // "VP8L"

function readWebpSize(view: DataView): ImageSize {
  const format = view.getUint32(12);
  if (format === WEBP_LOSSY) {
    const [width, height] = [view.getUint16(26, true), view.getUint16(28, true)];
    return { widthPx: width & 0x3fff, heightPx: height & 0x3fff, pixelAspect: 1 };
  }
  if (format === WEBP_LOSSLESS) {
    const bits = view.getUint32(21, true);
    return { widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >>> 14) & 0x3fff) + 1, pixelAspect: 1 };
  }
  const uint24 = (at: number) => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  return { widthPx: uint24(24) + 1, heightPx: uint24(27) + 1, pixelAspect: 1 };
}

const BMP_OS2_HEADER_BYTES = 12;

function readBmpSize(view: DataView): ImageSize {
  if (view.getUint32(14, true) === BMP_OS2_HEADER_BYTES) {
    return { widthPx: view.getUint16(18, true), heightPx: view.getUint16(20, true), pixelAspect: 1 };
  }
  // A negative height means rows from the top down.
  return { widthPx: view.getInt32(18, true), heightPx: Math.abs(view.getInt32(22, true)), pixelAspect: 1 };
}
