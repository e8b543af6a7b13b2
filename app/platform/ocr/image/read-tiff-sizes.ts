import { type ImageSize, pixelAspect } from "./image-size.ts";

const TAG_WIDTH = 256;
const TAG_HEIGHT = 257;
const TAG_X_RESOLUTION = 282;
const TAG_Y_RESOLUTION = 283;
const TYPE_SHORT = 3;
const ENTRY_BYTES = 12;
const LITTLE_ENDIAN_MARK = 0x4949;
/** A chain of directories may run in a circle; no scanner writes more pages than this. */
const MAX_PAGES = 1000;

/** Size and pixel shape of each page of a TIFF. Throws a RangeError where the file ends too early. */
export function readTiffSizes(view: DataView): ImageSize[] {
  const littleEndian = view.getUint16(0) === LITTLE_ENDIAN_MARK;
  const pages: ImageSize[] = [];
  let directory = view.getUint32(4, littleEndian);
  while (directory !== 0 && pages.length < MAX_PAGES) {
    const entryCount = view.getUint16(directory, littleEndian);
    pages.push(readDirectory(view, directory + 2, entryCount, littleEndian));
    directory = view.getUint32(directory + 2 + entryCount * ENTRY_BYTES, littleEndian);
  }
  return pages;
}

function readDirectory(view: DataView, start: number, entryCount: number, littleEndian: boolean): ImageSize {
  const values = new Map<number, number>();
  for (let index = 0; index < entryCount; index++) {
    const entry = start + index * ENTRY_BYTES;
    const tag = view.getUint16(entry, littleEndian);
    if (tag === TAG_WIDTH || tag === TAG_HEIGHT) {
      // A tag may occur twice; decoders differ on which one counts.
      values.set(tag, Math.max(values.get(tag) ?? 0, readInteger(view, entry, littleEndian)));
    }
    if (tag === TAG_X_RESOLUTION || tag === TAG_Y_RESOLUTION) {
      values.set(tag, readRational(view, entry, littleEndian));
    }
  }
  return {
    widthPx: values.get(TAG_WIDTH) ?? 0,
    heightPx: values.get(TAG_HEIGHT) ?? 0,
    pixelAspect: pixelAspect(values.get(TAG_X_RESOLUTION) ?? 1, values.get(TAG_Y_RESOLUTION) ?? 1),
  };
}

function readInteger(view: DataView, entry: number, littleEndian: boolean): number {
  const isShort = view.getUint16(entry + 2, littleEndian) === TYPE_SHORT;
  return isShort ? view.getUint16(entry + 8, littleEndian) : view.getUint32(entry + 8, littleEndian);
}

function readRational(view: DataView, entry: number, littleEndian: boolean): number {
  const at = view.getUint32(entry + 8, littleEndian);
  return view.getUint32(at, littleEndian) / view.getUint32(at + 4, littleEndian);
}
