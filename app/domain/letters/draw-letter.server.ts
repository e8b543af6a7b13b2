import type { PrintFonts } from "#app/platform/pdf/open-print-fonts.server.ts";
import { type PrintedPdf, printPdf } from "#app/platform/pdf/print-pdf.server.ts";
import type { PrintedBlock, PrintedSection } from "#app/platform/pdf/printed-document.ts";
import { type FaxCoverText, type LetterText, paragraphsOf } from "./letter-text.ts";

/** The recipient's position in the window of a #10 envelope, with the sheet folded in three, and the start of the
 *  text below. In points from the top of the page. */
const WINDOW_TOP_POINTS = 152;
const TEXT_TOP_POINTS = 262;
const GAP_POINTS = 10;

/** What a printed letter says besides its text. */
export interface LetterFrame {
  /** Of the document. */
  title: string;
  /** Such as 'en-US'. */
  language: string;
  sayPage(page: number, pageCount: number): string;
  /** The page before a letter that is sent by fax, which counts itself; null: it goes by mail. */
  sayFaxCover: ((pageCount: number) => FaxCoverText) | null;
}

/** Draws a letter on as many pages as it takes. */
export async function drawLetter(
  fonts: PrintFonts,
  letter: LetterText,
  { title, language, sayPage, sayFaxCover }: LetterFrame,
): Promise<PrintedPdf> {
  const pages: PrintedSection = { blocks: letterBlocks(letter), footer: sayPage };
  const printed = await printPdf(fonts, { title, language, sections: [pages] });
  if (sayFaxCover === null) return printed;
  const cover = { blocks: coverBlocks(sayFaxCover(printed.pageCount + 1)), footer: null };
  return printPdf(fonts, { title, language, sections: [cover, pages] });
}

/** Returns a letter as it is printed. A part that the user left empty takes no space. */
export function letterBlocks(letter: LetterText): PrintedBlock[] {
  const { senderLines, date, recipientLines, subject, references, salutation, closing, signature } = letter;
  const { enclosuresHeading, enclosures } = letter;
  const blocks: PrintedBlock[] = [
    paragraph(senderLines.join("\n")),
    paragraph(date),
    { ...paragraph(recipientLines.join("\n")), topPoints: WINDOW_TOP_POINTS, isWhole: true },
    {
      role: "heading",
      text: subject,
      weight: "semibold",
      gapPoints: 2 * GAP_POINTS,
      topPoints: TEXT_TOP_POINTS,
    },
    { ...paragraph(references.join("\n")), gapPoints: 2 },
    paragraph(salutation),
    ...paragraphsOf(letter.body).map(
      ({ number, text }): PrintedBlock =>
        number === null ? paragraph(text) : { ...paragraph(text), role: "item", label: `${number}.` },
    ),
    { ...paragraph(`${closing}\n\n\n${signature}`), isWhole: true, staysWithPrevious: true },
    ...(enclosures.length === 0
      ? []
      : [
          {
            ...paragraph([enclosuresHeading, ...enclosures].join("\n")),
            isWhole: true,
            staysWithPrevious: true,
          },
        ]),
  ];
  return blocks.filter(({ text }) => text.trim() !== "");
}

/** The page before what is sent by fax. */
export function coverBlocks({ heading, lines, notice }: FaxCoverText): PrintedBlock[] {
  return [
    { role: "heading", text: heading, weight: "semibold", sizePoints: 24 },
    ...lines.map((line) => ({ ...paragraph(line), sizePoints: 13 })),
    { ...paragraph(notice), gapPoints: 4 * GAP_POINTS },
  ];
}

function paragraph(text: string): PrintedBlock {
  return { role: "paragraph", text, gapPoints: GAP_POINTS };
}
