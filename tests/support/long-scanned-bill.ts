import { readFile } from "node:fs/promises";
import { PDFDocument } from "pdf-lib";
import { billPath } from "./browser-test.ts";

/** The scanned statement of the fixtures, its pages repeated until there are `pageCount`. */
export async function longScannedBill(pageCount: number): Promise<Uint8Array> {
  const scanned = await PDFDocument.load(await readFile(billPath("scanned-statement-two-pages.pdf")));
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pageCount; page++) {
    const [copy] = await pdf.copyPages(scanned, [page % scanned.getPageCount()]);
    if (copy) pdf.addPage(copy);
  }
  return pdf.save();
}
