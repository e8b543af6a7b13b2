import { endMarkedContent, PDFDocument, PDFName, PDFOperator, PDFOperatorNames } from "pdf-lib";
import { layOutPages, type MeasureText, PAGE, type PlacedLine } from "./lay-out-pages.ts";
import { type Ink, openInk } from "./open-ink.server.ts";
import type { FontWeight, PrintFonts } from "./open-print-fonts.server.ts";
import type { PrintedDocument, PrintedSection } from "./printed-document.ts";
import { tidyPrintedText } from "./split-runs.ts";
import { openStructureTree, type StructureTree } from "./structure-tree.server.ts";

export interface PrintedPdf {
  bytes: Uint8Array;
  pageCount: number;
  /** Characters that no font of ours has; a question mark stands for each. */
  missedCharacters: string[];
}

const FOOTER_SIZE_POINTS = 9;
/** Room for a heading of two lines above it, and white edges that no printer cuts. */
const PICTURE = { topPoints: 90, widthPoints: PAGE.widthPoints - 72, heightPoints: PAGE.heightPoints - 126 };
/** After so many pages others get their turn. */
const PAGES_AT_ONCE = 10;

/** Prints a document on letter pages, with its fonts, its title and language, and what each piece of it is to a reader. */
export async function printPdf(fonts: PrintFonts, printed: PrintedDocument): Promise<PrintedPdf> {
  const pdf = await PDFDocument.create();
  pdf.setTitle(printed.title, { showInWindowTitleBar: true });
  pdf.setLanguage(printed.language);
  const sections = printed.sections.map(tidySection);
  const pictures = (printed.pictures ?? []).map(({ heading, jpeg }) => ({
    ...pictureSection(heading),
    jpeg,
  }));
  const ink = await openInk(pdf, fonts, [...sections, ...pictures].flatMap(textsOf));
  const tree = openStructureTree(pdf);
  for (const section of sections) await printSection(pdf, section, ink, tree);
  for (const { jpeg, ...section } of pictures) {
    await printSection(pdf, section, ink, tree);
    await drawPicture(pdf, jpeg);
    await new Promise(setImmediate); // a picture takes some milliseconds, and others are to be answered
  }
  tree.write();
  return {
    bytes: await pdf.save(),
    pageCount: pdf.getPageCount(),
    missedCharacters: [...ink.missed],
  };
}

function tidySection({ blocks, footer }: PrintedSection): PrintedSection {
  return { blocks: blocks.map((block) => ({ ...block, text: tidyPrintedText(block.text) })), footer };
}

function textsOf({ blocks, footer }: PrintedSection): { text: string; weight: FontWeight }[] {
  return [
    ...blocks.map(({ label = "", text, weight = "regular" }) => ({ text: label + text, weight })),
    ...(footer === null ? [] : [{ text: tidyPrintedText(footer(1, 1)), weight: "regular" as const }]),
  ];
}

async function printSection(
  pdf: PDFDocument,
  { blocks, footer }: PrintedSection,
  ink: Ink,
  tree: StructureTree,
): Promise<void> {
  const pages = layOutPages(blocks, ink.measure);
  let begun = -1;
  for (const [index, lines] of pages.entries()) {
    if (index % PAGES_AT_ONCE === PAGES_AT_ONCE - 1) await new Promise(setImmediate);
    const page = pdf.addPage([PAGE.widthPoints, PAGE.heightPoints]);
    for (const { block, ofBlock } of linesByBlock(lines)) {
      const printed = blocks[block];
      if (!printed) throw new Error(`Block ${block} stands on a page, but not in its section.`);
      if (block !== begun) tree.begin(printed.role);
      begun = block;
      page.pushOperators(beginMarked("P", `<</MCID ${tree.addContent(page)}>>`));
      for (const line of ofBlock) ink.write(page, line);
      page.pushOperators(endMarkedContent());
    }
    if (footer !== null) {
      page.pushOperators(beginMarked("Artifact", "<</Type/Pagination>>"));
      ink.write(page, footerLine(tidyPrintedText(footer(index + 1, pages.length)), ink.measure));
      page.pushOperators(endMarkedContent());
    }
  }
}

function pictureSection(heading: string): PrintedSection {
  return { blocks: [{ role: "heading", text: tidyPrintedText(heading), weight: "semibold" }], footer: null };
}

/** Below the heading of the last page, as large as it fits. */
async function drawPicture(pdf: PDFDocument, jpeg: Uint8Array): Promise<void> {
  // pdf-lib looks at the whole memory that a picture is a part of.
  const picture = await pdf.embedJpg(new Uint8Array(jpeg));
  const page = pdf.getPage(pdf.getPageCount() - 1);
  const { widthPoints, heightPoints } = PICTURE;
  const { width, height } = picture.scaleToFit(widthPoints, heightPoints);
  page.pushOperators(beginMarked("Artifact", "<</Type/Layout>>"));
  page.drawImage(picture, {
    x: (PAGE.widthPoints - width) / 2,
    y: PAGE.heightPoints - PICTURE.topPoints - height,
    width,
    height,
  });
  page.pushOperators(endMarkedContent());
}

function linesByBlock(lines: readonly PlacedLine[]): { block: number; ofBlock: PlacedLine[] }[] {
  const blocks: { block: number; ofBlock: PlacedLine[] }[] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last?.block === line.block) last.ofBlock.push(line);
    else blocks.push({ block: line.block, ofBlock: [line] });
  }
  return blocks;
}

function footerLine(text: string, measure: MeasureText): PlacedLine {
  const weight = "regular";
  return {
    block: -1,
    text,
    label: null,
    weight,
    sizePoints: FOOTER_SIZE_POINTS,
    leftPoints: (PAGE.widthPoints - measure(text, weight) * FOOTER_SIZE_POINTS) / 2,
    topPoints: PAGE.heightPoints - PAGE.footPoints,
  };
}

function beginMarked(tag: string, properties: string): PDFOperator {
  return PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(tag), properties]);
}
