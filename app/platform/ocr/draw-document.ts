import { drawPicture, type PictureRule } from "./draw-picture.ts";
import type { PictureCodec } from "./image/picture-codec.ts";
import { isTooLarge } from "./image/pixel-limits.ts";
import { type ImageFileType, readImageSizes } from "./image/read-image-sizes.ts";
import { sniffFileType } from "./image/sniff-file-type.ts";
import { LEVEL } from "./layout/fit-page-slope.ts";
import { openPdf } from "./pdf/open-pdf.ts";
import type { OpenPdfium } from "./pdf/open-pdfium.ts";
import type { DocumentOutcome } from "./read-document.ts";

export type DrawOutcome =
  | {
      outcome: "drawn";
      /** A gray JPEG of each page. */
      pages: Uint8Array[];
    }
  | Exclude<DocumentOutcome, { outcome: "read" }>;

interface DrawingEngines {
  openPdfium: OpenPdfium;
  pictures: PictureCodec;
}

interface DrawingOptions {
  rule: PictureRule;
  onPageDrawn(pagesDrawn: number): void;
}

/** Draws the pages of a file with its type detected from the content, as many as the rule wants, and reads nothing of them.
 *  Throws when a PDF crashes its engine. */
export async function drawDocument(
  engines: DrawingEngines,
  bytes: Uint8Array,
  options: DrawingOptions,
): Promise<DrawOutcome> {
  const type = sniffFileType(bytes);
  if (type === null || type === "gif") return { outcome: "unsupported" };
  return type === "pdf" ? drawPdf(engines, bytes, options) : drawImage(engines, bytes, type, options);
}

async function drawPdf(
  { openPdfium, pictures }: DrawingEngines,
  bytes: Uint8Array,
  { rule, onPageDrawn }: DrawingOptions,
): Promise<DrawOutcome> {
  const opened = await openPdf(openPdfium, bytes);
  if (opened.outcome === "unreadable") return { outcome: "damaged" };
  if (opened.outcome === "encrypted") return opened;
  const { file } = opened;
  const pages: Uint8Array[] = [];
  for (let index = 0; index < Math.min(file.pageCount, rule.maxPages); index++) {
    pages.push(await drawPicture(pictures, { image: file.renderPage(index), slope: LEVEL }, rule));
    onPageDrawn(pages.length);
  }
  file.close();
  return { outcome: "drawn", pages };
}

async function drawImage(
  { pictures }: DrawingEngines,
  bytes: Uint8Array,
  type: ImageFileType,
  { rule, onPageDrawn }: DrawingOptions,
): Promise<DrawOutcome> {
  const sizes = readImageSizes(bytes, type);
  if (!sizes) return { outcome: "damaged" };
  if (sizes.some(isTooLarge)) return { outcome: "too-many-pixels" };
  const pages: Uint8Array[] = [];
  for (const [index, size] of sizes.slice(0, rule.maxPages).entries()) {
    const image = await pictures.decodePage(bytes, type, index, size);
    if (!image) return { outcome: "damaged" };
    pages.push(await drawPicture(pictures, { image, slope: LEVEL }, rule));
    onPageDrawn(pages.length);
  }
  return { outcome: "drawn", pages };
}
