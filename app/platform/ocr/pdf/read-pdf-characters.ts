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
  const scratch = pdfium.wasmExports.malloc(SCRATCH_BYTES);
  try {
    const toPixels = pageToPixels(pdfium, page, size, scratch);
    const characters: PdfCharacter[] = [];
    const count = pdfium._FPDFText_CountChars(textPage);
    for (let index = 0; index < count; index++) {
      characters.push(readCharacter(pdfium, textPage, index, toPixels, scratch));
    }
    return { ...size, characters, pictureShare: pictureShare(pdfium, page, scratch), objectCount };
  } finally {
    pdfium.wasmExports.free(scratch);
    pdfium._FPDFText_ClosePage(textPage);
  }
}

type ToPixels = (left: number, bottom: number, right: number, top: number) => Box;

function readCharacter(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  toPixels: ToPixels,
  scratch: number,
): PdfCharacter {
  pdfium._FPDFText_GetCharBox(textPage, index, scratch, scratch + 8, scratch + 16, scratch + 24);
  const [left, right, bottom, top] = readNumbers(pdfium, scratch, Float64Array);
  pdfium._FPDFText_GetLooseCharBox(textPage, index, scratch);
  const [looseLeft, looseTop, looseRight, looseBottom] = readNumbers(pdfium, scratch, Float32Array);
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

type FourNumbers = [number, number, number, number];

function readNumbers(
  pdfium: Pdfium,
  pointer: number,
  Numbers: typeof Float32Array | typeof Float64Array,
): FourNumbers {
  return [...new Numbers(pdfium.HEAPU8.buffer as ArrayBuffer, pointer, 4)] as FourNumbers;
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
    const corners = [
      { x: origin.x + left * xx + bottom * yx, y: origin.y + left * xy + bottom * yy },
      { x: origin.x + right * xx + top * yx, y: origin.y + right * xy + top * yy },
    ] as const;
    return {
      left: Math.min(corners[0].x, corners[1].x),
      top: Math.min(corners[0].y, corners[1].y),
      right: Math.max(corners[0].x, corners[1].x),
      bottom: Math.max(corners[0].y, corners[1].y),
    };
  };
}

/** The share of the page's area that its largest picture covers. */
function pictureShare(pdfium: Pdfium, page: number, scratch: number): number {
  const pageArea = pdfium._FPDF_GetPageWidth(page) * pdfium._FPDF_GetPageHeight(page);
  let largest = 0;
  const count = pdfium._FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) {
    const object = pdfium._FPDFPage_GetObject(page, index);
    if (pdfium._FPDFPageObj_GetType(object) !== OBJECT_IMAGE) continue;
    pdfium._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
    const [left, bottom, right, top] = readNumbers(pdfium, scratch, Float32Array);
    largest = Math.max(largest, ((right - left) * (top - bottom)) / pageArea);
  }
  return Math.min(1, largest);
}
