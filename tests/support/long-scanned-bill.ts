import { PDFDocument } from "pdf-lib";
import { rememberRepeated } from "./recorded-reader.ts";
import { billFixture } from "./upload.ts";

/** The scanned statement of the fixtures, its pages repeated until there are `pageCount`. */
export async function longScannedBill(pageCount: number): Promise<Uint8Array> {
  const original = await billFixture("scanned-statement-two-pages.pdf");
  const scanned = await PDFDocument.load(original);
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pageCount; page++) {
    const [copy] = await pdf.copyPages(scanned, [page % scanned.getPageCount()]);
    if (copy) pdf.addPage(copy);
  }
  const bytes = await pdf.save();
  rememberRepeated(bytes, original, pageCount);
  return bytes;
}
