import type { ReaderAsset } from "#app/platform/ocr/in-browser/reader-asset.ts";

/** The sizes in bytes of what reading on a device takes, as a browser keeps it. */
export const readerBytes: Record<ReaderAsset, number> = {
  runtime: 14_239_897,
  detection: 2_406_397,
  recognition: 3_900_660,
  alphabet: 915,
  pdfium: 3_988_829,
};

/** What pages are read with that are pictures; PDFium reads what is a PDF. */
export const pictureAssets = [
  "runtime",
  "detection",
  "recognition",
  "alphabet",
] as const satisfies ReaderAsset[];
