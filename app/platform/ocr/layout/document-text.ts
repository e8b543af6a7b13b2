/** A rectangle on an upright page, in pixels of that page; the origin is the top left corner. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** One printed word. `confidence` runs from 0 to 1; a PDF's own text layer has 1. */
export interface Word {
  text: string;
  confidence: number;
  box: Box;
}

/** The words of one page after it was turned upright, in no promised order.
 *  `source` says whether the page carried its text or was read by OCR. */
export interface PageText {
  widthPx: number;
  heightPx: number;
  source: "text-layer" | "ocr";
  /** Whether too much of the text that was found could not be read: the picture is blurred, too dark or too small. */
  isIllegible: boolean;
  words: Word[];
}

/** Everything that could be read of a document, page by page, in page order. */
export interface DocumentText {
  pages: PageText[];
}
