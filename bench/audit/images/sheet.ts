import type { PDFDocument, PDFFont, PDFPage } from "pdf-lib";

/** In points. */
export const PAGE = { width: 612, height: 792, margin: 44, right: 568 };

export interface Sheet {
  /** `at`: the text's left side in points, or its right. Text wider than `maxWidth` points is cut. */
  print(
    text: string,
    at: number,
    options?: { scale?: number; isRightAligned?: boolean; maxWidth?: number | null },
  ): void;
  newLine(count?: number): void;
}

/** Pages that are written on from top to bottom; a full one is followed by the next. */
export function openSheet(pdf: PDFDocument, font: PDFFont, fontSize: number): Sheet {
  const lineHeight = fontSize * 1.55;
  let page: PDFPage = pdf.addPage([PAGE.width, PAGE.height]);
  let top = PAGE.margin + 20;
  return {
    print(text, at, { scale = 1, isRightAligned = false, maxWidth = null } = {}) {
      const size = fontSize * scale;
      const cut = maxWidth === null ? text : cutTo(maxWidth, text, font, size);
      const x = isRightAligned ? at - font.widthOfTextAtSize(cut, size) : at;
      page.drawText(cut, { x, y: PAGE.height - top, size, font });
    },
    newLine(count = 1) {
      top += count * lineHeight;
      if (top < PAGE.height - PAGE.margin) return;
      page = pdf.addPage([PAGE.width, PAGE.height]);
      top = PAGE.margin;
    },
  };
}

function cutTo(maxWidth: number, text: string, font: PDFFont, size: number): string {
  let length = text.length;
  while (length > 0 && font.widthOfTextAtSize(text.slice(0, length), size) > maxWidth) length -= 1;
  return text.slice(0, length).trim();
}
