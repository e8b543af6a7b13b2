import { PDFiumModule } from "@hyzyla/pdfium";

/** The functions of PDFium's C interface (fpdfview.h, fpdf_text.h, fpdf_edit.h, fpdf_flatten.h) that are called.
 *  Every handle and pointer is an address in `HEAPU8`; 0 is null. */
export interface Pdfium {
  _FPDF_InitLibraryWithConfig(config: number): void;
  _FPDF_LoadMemDocument(bytes: number, sizeBytes: number, password: number): number;
  _FPDF_GetLastError(): number;
  _FPDF_CloseDocument(document: number): void;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidth(page: number): number;
  _FPDF_GetPageHeight(page: number): number;
  _FPDF_PageToDevice(
    page: number,
    startX: number,
    startY: number,
    sizeX: number,
    sizeY: number,
    rotate: number,
    pageX: number,
    pageY: number,
    deviceX: number,
    deviceY: number,
  ): number;
  _FPDFPage_GetAnnotCount(page: number): number;
  _FPDFPage_Flatten(page: number, usage: number): number;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number;
  _FPDFText_LoadPage(page: number): number;
  _FPDFText_ClosePage(textPage: number): void;
  _FPDFText_CountChars(textPage: number): number;
  _FPDFText_GetUnicode(textPage: number, index: number): number;
  _FPDFText_HasUnicodeMapError(textPage: number, index: number): number;
  _FPDFText_GetCharAngle(textPage: number, index: number): number;
  _FPDFText_GetCharBox(
    textPage: number,
    index: number,
    left: number,
    right: number,
    bottom: number,
    top: number,
  ): number;
  _FPDFText_GetLooseCharBox(textPage: number, index: number, rectangle: number): number;
  _FPDFText_GetTextObject(textPage: number, index: number): number;
  _FPDFTextObj_GetTextRenderMode(textObject: number): number;
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, pixels: number, stride: number): number;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDFBitmap_FillRect(
    bitmap: number,
    left: number,
    top: number,
    width: number,
    height: number,
    colour: number,
  ): void;
  _FPDFBitmap_GetBuffer(bitmap: number): number;
  _FPDFBitmap_GetStride(bitmap: number): number;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    startX: number,
    startY: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
  HEAPU8: Uint8Array;
  wasmExports: { malloc(sizeBytes: number): number; free(pointer: number): void };
}

/** Gives a fresh PDFium; one that ran out of memory or crashed must not be used again. */
export type OpenPdfium = () => Promise<Pdfium>;

/** Scanned pages at 200 dpi need less than 300 MB; a stream that inflates to gigabytes stops here, where the whole reader
 *  still is within its own limit. */
const MAX_MEMORY_BYTES = 384 * 1024 * 1024;

/** Opens PDFium out of its compiled code; every instance starts in a few milliseconds. */
export function openPdfiumOf(compiled: WebAssembly.Module): OpenPdfium {
  return () => instantiate(compiled);
}

async function instantiate(compiled: WebAssembly.Module): Promise<Pdfium> {
  const options = {
    instantiateWasm(imports: WebAssembly.Imports, onInstance: (instance: WebAssembly.Instance) => void) {
      limitMemory(imports);
      const instance = new WebAssembly.Instance(compiled, imports);
      onInstance(instance);
      return instance.exports;
    },
    // PDFium reports running out of memory on the console; the caller hears it as an exception.
    printErr: () => {},
  };
  const pdfium = (await PDFiumModule(options as never)) as unknown as Pdfium;
  // Its own wrappers put a message together at every call, which takes longer than most calls: a page has thousands.
  for (const [name, call] of Object.entries(pdfium.wasmExports)) {
    if (`_${name}` in pdfium) Object.assign(pdfium, { [`_${name}`]: call });
  }
  pdfium._FPDF_InitLibraryWithConfig(0);
  return pdfium;
}

function limitMemory(imports: WebAssembly.Imports): void {
  for (const functions of Object.values(imports)) {
    const resizeHeap = functions.emscripten_resize_heap;
    if (typeof resizeHeap !== "function") continue;
    functions.emscripten_resize_heap = (sizeBytes: number) =>
      sizeBytes >>> 0 > MAX_MEMORY_BYTES ? 0 : resizeHeap(sizeBytes);
  }
}
