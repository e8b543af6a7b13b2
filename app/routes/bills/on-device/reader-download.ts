import type { ReaderAsset } from "#app/platform/ocr/in-browser/reader-asset.ts";

/** The sizes in bytes of what reading on a device takes: as a browser keeps it, and as it travels, compressed. */
export const readerDownload: Record<ReaderAsset, { bytes: number; sentBytes: number }> = {
  runtime: { bytes: 14_239_897, sentBytes: 2_687_800 },
  detection: { bytes: 2_406_397, sentBytes: 2_188_400 },
  recognition: { bytes: 3_900_660, sentBytes: 3_499_700 },
  alphabet: { bytes: 915, sentBytes: 300 },
  pdfium: { bytes: 3_988_829, sentBytes: 1_819_300 },
};

/** What pages are read with that are pictures; PDFium reads what is a PDF. */
export const pictureAssets = [
  "runtime",
  "detection",
  "recognition",
  "alphabet",
] as const satisfies ReaderAsset[];

/** The code of the reading worker, compressed. */
const workerSentBytes = 154_400;

/** What is downloaded for a picture, a PDF with text, and a PDF of scans. Megabytes, as in '8.4'. */
export function downloadMegabytes(): Record<"picture" | "pdf" | "scans", string> {
  const picture = pictureAssets.reduce((sum, asset) => sum + readerDownload[asset].sentBytes, 0);
  const pdf = readerDownload.pdfium.sentBytes;
  const megabytes = (bytes: number) => ((workerSentBytes + bytes) / 1_000_000).toFixed(1);
  return { picture: megabytes(picture), pdf: megabytes(pdf), scans: megabytes(picture + pdf) };
}
