import type { Box } from "../layout/document-text.ts";
import type { Pdfium } from "./open-pdfium.ts";
import { pdfPageSize } from "./pdf-page-size.ts";
import type { PdfCharacter, PdfPageContent } from "./pdf-text-layer.ts";

const OBJECT_IMAGE = 3;
const RENDER_MODE_INVISIBLE = 3;
/** PDFium maps a page's corners to whole numbers; a hundredfold page keeps fractions of a pixel. */
const SUBPIXELS = 100;
const SCRATCH_BYTES = 32;

/** Reads a page's own text, character by character, and how much of the page its pictures cover. */
export function readPdfCharacters(pdfium: Pdfium, page: number): PdfPageContent {
  const size = pdfPageSize(pdfium, page);
  const objectCount = pdfium._FPDFPage_CountObjects(page);
  if (objectCount === 0) return { ...size, characters: [], pictureShare: 0, objectCount };
  const textPage = pdfium._FPDFText_LoadPage(page);
  if (textPage === 0) return { ...size, characters: [], pictureShare: 1, objectCount };
  const scratch = openScratch(pdfium);
  try {
    const toPixels = pageToPixels(pdfium, page, size, scratch.pointer);
    const characters: PdfCharacter[] = [];
    const count = pdfium._FPDFText_CountChars(textPage);
    for (let index = 0; index < count; index++) {
      characters.push(readCharacter(pdfium, textPage, index, toPixels, scratch));
    }
    return { ...size, characters, pictureShare: pictureShare(pdfium, page, scratch), objectCount };
  } finally {
    pdfium.wasmExports.free(scratch.pointer);
    pdfium._FPDFText_ClosePage(textPage);
  }
}

/** Room for numbers that PDFium answers with. A page asks thousands of times: views are made again only if its memory has grown,
 *  which ends the former ones. */
function openScratch(pdfium: Pdfium) {
  const pointer = pdfium.wasmExports.malloc(SCRATCH_BYTES);
  const view = () => {
    const buffer = pdfium.HEAPU8.buffer as ArrayBuffer;
    return {
      buffer,
      doubles: new Float64Array(buffer, pointer, 4),
      floats: new Float32Array(buffer, pointer, 4),
    };
  };
  let views = view();
  return {
    pointer,
    views() {
      if (views.buffer !== pdfium.HEAPU8.buffer) views = view();
      return views;
    },
  };
}

type Scratch = ReturnType<typeof openScratch>;

type ToPixels = (left: number, bottom: number, right: number, top: number) => Box;

function readCharacter(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  toPixels: ToPixels,
  scratch: Scratch,
): PdfCharacter {
  const { pointer } = scratch;
  pdfium._FPDFText_GetCharBox(textPage, index, pointer, pointer + 8, pointer + 16, pointer + 24);
  const [left = 0, right = 0, bottom = 0, top = 0] = scratch.views().doubles;
  pdfium._FPDFText_GetLooseCharBox(textPage, index, pointer);
  const [looseLeft = 0, looseTop = 0, looseRight = 0, looseBottom = 0] = scratch.views().floats;
  const textObject = pdfium._FPDFText_GetTextObject(textPage, index);
  return {
    text: String.fromCodePoint(pdfium._FPDFText_GetUnicode(textPage, index) & 0x1fffff),
    isMapped: pdfium._FPDFText_HasUnicodeMapError(textPage, index) !== 1,
    isVisible:
      textObject === 0 || pdfium._FPDFTextObj_GetTextRenderMode(textObject) !== RENDER_MODE_INVISIBLE,
    quarterTurns: Math.round(pdfium._FPDFText_GetCharAngle(textPage, index) / (Math.PI / 2)) & 3,
    ink: toPixels(left, bottom, right, top),
    cell: toPixels(looseLeft, looseBottom, looseRight, looseTop),
  };
}

/** The page's own coordinates rise from the bottom, start at its crop box and may be rotated:
 *  three mapped points give the whole transformation. */
function pageToPixels(
  pdfium: Pdfium,
  page: number,
  { widthPx, heightPx }: { widthPx: number; heightPx: number },
  scratch: number,
): ToPixels {
  const map = (x: number, y: number) => {
    const [width, height] = [widthPx * SUBPIXELS, heightPx * SUBPIXELS];
    pdfium._FPDF_PageToDevice(page, 0, 0, width, height, 0, x, y, scratch, scratch + 4);
    const [deviceX = 0, deviceY = 0] = new Int32Array(pdfium.HEAPU8.buffer as ArrayBuffer, scratch, 2);
    return { x: deviceX / SUBPIXELS, y: deviceY / SUBPIXELS };
  };
  const reach = 1000;
  const origin = map(0, 0);
  const alongX = map(reach, 0);
  const alongY = map(0, reach);
  const [xx, xy] = [(alongX.x - origin.x) / reach, (alongX.y - origin.y) / reach];
  const [yx, yy] = [(alongY.x - origin.x) / reach, (alongY.y - origin.y) / reach];
  return (left, bottom, right, top) => {
    const [oneX, oneY] = [origin.x + left * xx + bottom * yx, origin.y + left * xy + bottom * yy];
    const [otherX, otherY] = [origin.x + right * xx + top * yx, origin.y + right * xy + top * yy];
    return {
      left: Math.min(oneX, otherX),
      top: Math.min(oneY, otherY),
      right: Math.max(oneX, otherX),
      bottom: Math.max(oneY, otherY),
    };
  };
}

/** The share of the page's area that its largest picture covers. */
function pictureShare(pdfium: Pdfium, page: number, scratch: Scratch): number {
  const pageArea = pdfium._FPDF_GetPageWidth(page) * pdfium._FPDF_GetPageHeight(page);
  let largest = 0;
  const count = pdfium._FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    if (pdfium._FPDFPageObj_GetType(object) !== OBJECT_IMAGE) continue;
    const { pointer } = scratch;
    pdfium._FPDFPageObj_GetBounds(object, pointer, pointer + 4, pointer + 8, pointer + 12);
    const [left = 0, bottom = 0, right = 0, top = 0] = scratch.views().floats;
    largest = Math.max(largest, ((right - left) * (top - bottom)) / pageArea);
  }
  return Math.min(1, largest);
}
