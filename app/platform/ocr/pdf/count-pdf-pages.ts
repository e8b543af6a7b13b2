import { openPdf } from "./open-pdf.ts";
import type { OpenPdfium } from "./open-pdfium.ts";

export type CountOutcome =
  | { outcome: "counted"; pageCount: number }
  /** The file needs a password. */
  | { outcome: "encrypted" }
  | { outcome: "unreadable" };

/** Counts a PDF's pages by parsing it; markers in the bytes miss pages inside compressed object streams. */
export async function countPdfPages(openPdfium: OpenPdfium, bytes: Uint8Array): Promise<CountOutcome> {
  try {
    const opened = await openPdf(openPdfium, bytes);
    if (opened.outcome !== "opened") return opened;
    const { pageCount } = opened.file;
    opened.file.close();
    return { outcome: "counted", pageCount };
  } catch {
    return { outcome: "unreadable" };
  }
}
