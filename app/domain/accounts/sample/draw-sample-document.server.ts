import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from "pdf-lib";
import type { SampleDocument } from "./sample-documents.ts";

const WIDTH_POINTS = 612;
const HEIGHT_POINTS = 792;
const LEFT = 50;
const RIGHT = WIDTH_POINTS - LEFT;
const TEXT = 10;
const LINE = 16;
const ink = rgb(0.1, 0.12, 0.16);
const rule = rgb(0.7, 0.72, 0.76);

/** A document of the sample account as a PDF of one letter page. */
export async function drawSampleDocument(document: SampleDocument): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const plain = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const page = pdf.addPage([WIDTH_POINTS, HEIGHT_POINTS]);
  let y = HEIGHT_POINTS - 60;
  const down = (lines: number) => {
    y -= lines * LINE;
  };

  write(page, document.sender, { x: LEFT, y, size: 18, font: bold });
  down(1.3);
  for (const line of document.senderLines) {
    write(page, line, { x: LEFT, y, font: plain });
    down(0.9);
  }
  down(1);
  write(page, document.title, { x: LEFT, y, size: 14, font: bold });
  down(1.6);
  for (const [label, value] of document.facts) {
    write(page, `${label}:`, { x: LEFT, y, font: bold });
    write(page, value, { x: LEFT + 110, y, font: plain });
    down(1);
  }
  down(1);
  const cells = (texts: readonly string[], font: PDFFont) => {
    for (const [index, column] of document.columns.entries()) {
      const text = texts[index] ?? "";
      const width = column.alignsRight ? font.widthOfTextAtSize(text, TEXT) : 0;
      write(page, text, { x: column.left - width, y, font });
    }
  };
  cells(
    document.columns.map(({ heading }) => heading),
    bold,
  );
  down(0.4);
  page.drawLine({ start: { x: LEFT, y }, end: { x: RIGHT, y }, thickness: 0.7, color: rule });
  down(1);
  for (const row of document.rows) {
    cells(row, plain);
    down(1.1);
  }
  down(0.6);
  for (const [label, amount] of document.totals) {
    write(page, label, { x: 340, y, font: bold });
    write(page, amount, { x: RIGHT - bold.widthOfTextAtSize(amount, TEXT), y, font: bold });
    down(1.1);
  }
  down(1.5);
  write(page, document.note, { x: LEFT, y, font: plain });
  return pdf.save();
}

function write(
  page: PDFPage,
  text: string,
  { x, y, size = TEXT, font }: { x: number; y: number; size?: number; font: PDFFont },
): void {
  page.drawText(text, { x, y, size, font, color: ink });
}
