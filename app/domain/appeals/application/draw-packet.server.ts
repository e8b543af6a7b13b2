import { coverBlocks, letterBlocks } from "#app/domain/letters/draw-letter.server.ts";
import type { FaxCoverText, LetterText } from "#app/domain/letters/letter-text.ts";
import type { PrintFonts } from "#app/platform/pdf/open-print-fonts.server.ts";
import { type PrintedPdf, printPdf } from "#app/platform/pdf/print-pdf.server.ts";
import type { PrintedBlock, PrintedPicture } from "#app/platform/pdf/printed-document.ts";

/** A page of the packet that follows the letter: heading, introduction, list and closing. */
export interface SheetText {
  heading: string;
  lead: readonly string[];
  items: readonly string[];
  closing: readonly string[];
}

export interface PacketText {
  title: string;
  /** Such as 'en-US'. */
  language: string;
  /** What goes before it, by post as well as by fax; it counts itself. */
  sayCover(pageCount: number): FaxCoverText;
  letter: LetterText;
  household: SheetText;
  papers: SheetText;
  /** At the foot of each page except the cover and the documents. */
  sayPage(page: number, pageCount: number): string;
}

const GAP_POINTS = 10;

/** Returns an application in one file, to print or fax: cover, letter, household, list of documents, then the documents. */
export async function drawPacket(
  fonts: PrintFonts,
  { title, language, sayCover, letter, household, papers, sayPage }: PacketText,
  pictures: readonly PrintedPicture[],
): Promise<PrintedPdf> {
  const footer = sayPage;
  const sections = [
    { blocks: letterBlocks(letter), footer },
    { blocks: sheetBlocks(household), footer },
    { blocks: sheetBlocks(papers), footer },
  ];
  const { pageCount } = await printPdf(fonts, { title, language, sections });
  const cover = { blocks: coverBlocks(sayCover(pageCount + pictures.length + 1)), footer: null };
  return printPdf(fonts, { title, language, sections: [cover, ...sections], pictures });
}

function sheetBlocks({ heading, lead, items, closing }: SheetText): PrintedBlock[] {
  return [
    { role: "heading", text: heading, weight: "semibold", sizePoints: 16 },
    ...lead.map(paragraph),
    ...items.map((text, index): PrintedBlock => {
      return { role: "item", label: `${index + 1}.`, text, gapPoints: GAP_POINTS / 2 };
    }),
    ...closing.map(paragraph),
  ];
}

function paragraph(text: string): PrintedBlock {
  return { role: "paragraph", text, gapPoints: GAP_POINTS };
}
