import { openPdf } from "#app/platform/ocr/pdf/open-pdf.ts";
import type { OpenPdfium } from "#app/platform/ocr/pdf/open-pdfium.ts";

/** The text of each page of a PDF in the order in which it is read, lines ended by '\n'. */
export async function readPdfText(openPdfium: OpenPdfium, bytes: Uint8Array): Promise<string[]> {
  const opened = await openPdf(openPdfium, bytes);
  if (opened.outcome !== "opened") throw new Error(opened.outcome);
  const { file } = opened;
  const pages = Array.from({ length: file.pageCount }, (_, index) =>
    file
      .readContent(index)
      .characters.map(({ text }) => text)
      .join("")
      .replace(/\r\n?/g, "\n"),
  );
  file.close();
  return pages;
}
