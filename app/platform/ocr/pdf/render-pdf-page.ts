import type { GreyImage } from "../image/grey-image.ts";
import type { Pdfium } from "./open-pdfium.ts";
import { pdfPageSize } from "./pdf-page-size.ts";

const BITMAP_GREY = 1;
const WHITE = 0xffffffff;
const RENDER_ANNOTATIONS = 0x01;
const RENDER_GREY = 0x08;

/** Draws a page in grey on white. */
export function renderPdfPage(pdfium: Pdfium, page: number): GreyImage {
  const { widthPx: width, heightPx: height } = pdfPageSize(pdfium, page);
  const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, BITMAP_GREY, 0, 0);
  if (bitmap === 0) throw new Error("no memory to draw a PDF page");
  try {
    pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, RENDER_ANNOTATIONS | RENDER_GREY);
    const pixels = pdfium._FPDFBitmap_GetBuffer(bitmap);
    const stride = pdfium._FPDFBitmap_GetStride(bitmap);
    const data = new Uint8Array(width * height);
    for (let row = 0; row < height; row++) {
      const start = pixels + row * stride;
      data.set(pdfium.HEAPU8.subarray(start, start + width), row * width);
    }
    return { data, width, height };
  } finally {
    pdfium._FPDFBitmap_Destroy(bitmap);
  }
}
