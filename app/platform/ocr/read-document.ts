import { drawPicture, type PictureRule } from "./draw-picture.ts";
import { type GreyImage, isUniform, turnQuarter } from "./image/grey-image.ts";
import { layPagesFlat } from "./image/lay-pages-flat.ts";
import type { PictureCodec } from "./image/picture-codec.ts";
import { isTooLarge } from "./image/pixel-limits.ts";
import { type ImageFileType, readImageSizes } from "./image/read-image-sizes.ts";
import { sniffFileType } from "./image/sniff-file-type.ts";
import type { DocumentText, PageText } from "./layout/document-text.ts";
import { LEVEL } from "./layout/fit-page-slope.ts";
import type { Checkpoint, PageReader } from "./open-page-reader.ts";
import { openPdf, type PdfFile } from "./pdf/open-pdf.ts";
import type { OpenPdfium } from "./pdf/open-pdfium.ts";
import { isTrustworthy, quarterTurnsOf, readTextLayer } from "./pdf/pdf-text-layer.ts";

export type DocumentOutcome =
  | {
      outcome: "read";
      document: DocumentText;
      /** JPEGs of the first pages, as many as were wanted. */
      pictures: Uint8Array[];
    }
  | { outcome: "unsupported" }
  | { outcome: "damaged" }
  | { outcome: "encrypted" }
  | { outcome: "too-many-pixels" };

export interface ReadingOptions {
  /** Further pages of a file are left unread. */
  maxPages: number;
  picture?: PictureRule;
  onPageRead(pagesRead: number, pageCount: number): void;
  /** Called between small steps with the pages read, the last one in part; may throw to stop the reading. */
  checkpoint(pagesRead: number, pageCount: number): void;
}

export interface ReadingEngines {
  openPdfium: OpenPdfium;
  pageReader: PageReader;
  pictures: PictureCodec;
}

/** A page that was read, and how its picture is drawn: upright, as the words' boxes lie. */
interface ReadPage {
  text: PageText;
  draw(rule: PictureRule): Promise<Uint8Array>;
}

/** Twenty-five dense pages hold half of it. A PDF can carry millions of words, which would keep everyone after us busy. */
const MAX_WORDS = 20_000;

/** Reads the words of a file with its type detected from the content, the first 20,000 of them, and no page behind these. Throws
 *  when a PDF crashes its engine. */
export async function readDocument(
  engines: ReadingEngines,
  bytes: Uint8Array,
  options: ReadingOptions,
): Promise<DocumentOutcome> {
  const type = sniffFileType(bytes);
  if (type === null || type === "gif") return { outcome: "unsupported" };
  if (type === "pdf") return readPdf(engines, bytes, options);
  return readImage(engines, bytes, type, options);
}

async function readPdf(
  engines: ReadingEngines,
  bytes: Uint8Array,
  options: ReadingOptions,
): Promise<DocumentOutcome> {
  const opened = await openPdf(engines.openPdfium, bytes);
  if (opened.outcome === "unreadable") return { outcome: "damaged" };
  if (opened.outcome === "encrypted") return opened;
  const { file } = opened;
  const pageCount = Math.min(file.pageCount, options.maxPages);
  const pages: PageText[] = [];
  const pictures: Uint8Array[] = [];
  let wordsLeft = MAX_WORDS;
  for (let index = 0; index < pageCount && wordsLeft > 0; index++) {
    const checkpoint = (share: number) => options.checkpoint(index + share, pageCount);
    checkpoint(0);
    for (const { text, draw } of await readPdfPage(engines, file, index, checkpoint)) {
      pictures.push(...(await picturesOf(pages.length, draw, options)));
      pages.push({ ...text, words: text.words.slice(0, wordsLeft) });
      wordsLeft = Math.max(0, wordsLeft - text.words.length);
    }
    options.onPageRead(index + 1, pageCount);
  }
  file.close();
  return { outcome: "read", document: { pages }, pictures };
}

async function readPdfPage(
  engines: ReadingEngines,
  file: PdfFile,
  index: number,
  checkpoint: Checkpoint,
): Promise<ReadPage[]> {
  const content = file.readContent(index);
  if (content.objectCount === 0) return [blankPage(engines, content, () => file.renderPage(index))];
  if (!isTrustworthy(content)) return readPicture(engines, file.renderPage(index), checkpoint);
  const text = readTextLayer(content);
  const draw = (rule: PictureRule) => {
    let image = file.renderPage(index);
    for (let turns = quarterTurnsOf(content); turns % 4 !== 0; turns++) image = turnQuarter(image);
    return drawPicture(engines.pictures, { image, slope: LEVEL }, rule);
  };
  return [{ text, draw }];
}

/** A page with nothing on it, which no network looks at: the largest would take each of them half a second. */
function blankPage(
  { pictures }: Pick<ReadingEngines, "pictures">,
  { widthPx, heightPx }: Pick<PageText, "widthPx" | "heightPx">,
  render: () => GreyImage,
): ReadPage {
  return {
    text: { widthPx, heightPx, source: "ocr", isIllegible: false, words: [] },
    draw: (rule) => drawPicture(pictures, { image: render(), slope: LEVEL }, rule),
  };
}

/** The pages that a picture shows: mostly one. */
async function readPicture(
  { pageReader, pictures }: ReadingEngines,
  picture: GreyImage,
  checkpoint: Checkpoint,
): Promise<ReadPage[]> {
  if (isUniform(picture)) {
    const { width: widthPx, height: heightPx } = picture;
    return [blankPage({ pictures }, { widthPx, heightPx }, () => picture)];
  }
  const read: ReadPage[] = [];
  const flat = layPagesFlat(picture);
  for (const [index, page] of flat.entries()) {
    const { text, image, slope } = await pageReader.readPage(page, (share) =>
      checkpoint((index + share) / flat.length),
    );
    read.push({ text, draw: (rule) => drawPicture(pictures, { image, slope }, rule) });
  }
  return read;
}

/** The picture of a page, if pictures of so many pages are wanted. */
async function picturesOf(
  index: number,
  draw: ReadPage["draw"],
  { picture }: ReadingOptions,
): Promise<Uint8Array[]> {
  return picture && index < picture.maxPages ? [await draw(picture)] : [];
}

async function readImage(
  engines: ReadingEngines,
  bytes: Uint8Array,
  type: ImageFileType,
  options: ReadingOptions,
): Promise<DocumentOutcome> {
  const sizes = readImageSizes(bytes, type);
  if (!sizes) return { outcome: "damaged" };
  if (sizes.some(isTooLarge)) return { outcome: "too-many-pixels" };
  const pageCount = Math.min(sizes.length, options.maxPages);
  const pages: PageText[] = [];
  const pictures: Uint8Array[] = [];
  for (const [index, size] of sizes.slice(0, pageCount).entries()) {
    const checkpoint = (share: number) => options.checkpoint(index + share, pageCount);
    checkpoint(0);
    const image = await engines.pictures.decodePage(bytes, type, index, size);
    if (!image) return { outcome: "damaged" };
    for (const { text, draw } of await readPicture(engines, image, checkpoint)) {
      pictures.push(...(await picturesOf(pages.length, draw, options)));
      pages.push(text);
    }
    options.onPageRead(index + 1, pageCount);
  }
  return { outcome: "read", document: { pages }, pictures };
}
