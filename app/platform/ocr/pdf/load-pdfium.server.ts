import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { type OpenPdfium, openPdfiumOf } from "./open-pdfium.ts";

/** Compiles PDFium from the installed package. */
export async function loadPdfium(): Promise<OpenPdfium> {
  const file = createRequire(import.meta.url).resolve("@hyzyla/pdfium/pdfium.wasm");
  return openPdfiumOf(await WebAssembly.compile(new Uint8Array(await readFile(file))));
}
