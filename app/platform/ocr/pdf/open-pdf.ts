import type { GreyImage } from "../image/grey-image.ts";
import type { OpenPdfium, Pdfium } from "./open-pdfium.ts";
import { pdfPageSize } from "./pdf-page-size.ts";
import type { PdfPageContent } from "./pdf-text-layer.ts";
import { readPdfCharacters } from "./read-pdf-characters.ts";

export interface PdfFile {
  pageCount: number;
  /** The characters that the page carries, in pixels of the page as `renderPage` draws it; `index` starts at 0. */
  readContent(index: number): PdfPageContent;
  renderPage(index: number): GreyImage;
  close(): void;
}

type OpenPdfOutcome =
  | { outcome: "opened"; file: PdfFile }
  | { outcome: "encrypted" }
  | { outcome: "unreadable" };

const ERROR_PASSWORD = 4;
const FLATTEN_FOR_DISPLAY = 0;
const FLATTEN_SUCCEEDED = 1;

/** Opens a PDF. "encrypted" means that it needs a password; one with an empty password opens.
 *  Any method may throw when PDFium gives up (a broken page, no memory): the file is then lost. */
export async function openPdf(openPdfium: OpenPdfium, bytes: Uint8Array): Promise<OpenPdfOutcome> {
  const pdfium = await openPdfium();
  const pointer = pdfium.wasmExports.malloc(bytes.length);
  if (pointer === 0) return { outcome: "unreadable" };
  pdfium.HEAPU8.set(bytes, pointer);
  const document = pdfium._FPDF_LoadMemDocument(pointer, bytes.length, 0);
  if (document === 0) {
    return { outcome: pdfium._FPDF_GetLastError() === ERROR_PASSWORD ? "encrypted" : "unreadable" };
  }
  const pageCount = pdfium._FPDF_GetPageCount(document);
  if (pageCount < 1) return { outcome: "unreadable" };
  return {
    outcome: "opened",
    file: {
      pageCount,
      readContent: (index) => withPage(pdfium, document, index, (page) => readPdfCharacters(pdfium, page)),
      renderPage: (index) => withPage(pdfium, document, index, (page) => renderPdfPage(pdfium, page)),
      close: () => pdfium._FPDF_CloseDocument(document),
    },
  };
}

function withPage<Result>(
  pdfium: Pdfium,
  document: number,
  index: number,
  use: (page: number) => Result,
): Result {
  let page = loadPage(pdfium, document, index);
  if (mergeFormFields(pdfium, page)) {
    pdfium._FPDF_ClosePage(page);
    page = loadPage(pdfium, document, index);
  }
  try {
    return use(page);
  } finally {
    pdfium._FPDF_ClosePage(page);
  }
}

function loadPage(pdfium: Pdfium, document: number, index: number): number {
  const page = pdfium._FPDF_LoadPage(document, index);
  if (page === 0) throw new Error(`PDF page ${index + 1} cannot be opened`);
  return page;
}

/** What was typed into a form is separate from the page's text; merging makes it part of the page. */
function mergeFormFields(pdfium: Pdfium, page: number): boolean {
  if (pdfium._FPDFPage_GetAnnotCount(page) < 1) return false;
  return pdfium._FPDFPage_Flatten(page, FLATTEN_FOR_DISPLAY) === FLATTEN_SUCCEEDED;
}

const BITMAP_GREY = 1;
const WHITE = 0xffffffff;
const RENDER_ANNOTATIONS = 0x01;
const RENDER_GREY = 0x08;

/** Draws a page in gray on white. */
function renderPdfPage(pdfium: Pdfium, page: number): GreyImage {
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
