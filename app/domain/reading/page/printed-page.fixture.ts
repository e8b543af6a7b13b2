import type { DocumentText, PageText, Word } from "#app/platform/ocr/layout/document-text.ts";

const GLYPH_WIDTH_PX = 12;
const LETTER_HEIGHT_PX = 20;
const LINE_HEIGHT_PX = 30;

/** A document typed as text, one template per page: a line of text is a printed line, a column of text a column.
 *  A line that begins with `#` is printed twice as large. */
export function printDocument(...pages: string[]): DocumentText {
  return { pages: pages.map(printPage) };
}

function printPage(text: string): PageText {
  const lines = text.replace(/^\n/, "").split("\n");
  return {
    widthPx: 110 * GLYPH_WIDTH_PX,
    heightPx: Math.max(1400, (lines.length + 2) * LINE_HEIGHT_PX),
    source: "text-layer",
    isIllegible: false,
    words: lines.flatMap((line, index) => printLine(line, (index + 1) * LINE_HEIGHT_PX)),
  };
}

function printLine(line: string, top: number): Word[] {
  const scale = line.startsWith("#") ? 1.6 : 1;
  const shown = line.replace(/^#/, "");
  return [...shown.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    confidence: 1,
    box: {
      left: match.index * GLYPH_WIDTH_PX * scale,
      right: (match.index + match[0].length) * GLYPH_WIDTH_PX * scale,
      top: top - (scale - 1) * LETTER_HEIGHT_PX,
      bottom: top + LETTER_HEIGHT_PX,
    },
  }));
}
