import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { layOutPages, type MeasureText, PAGE, type PlacedLine } from "./lay-out-pages.ts";
import { type Ink, openInk } from "./open-ink.server.ts";
import type { PrintFonts } from "./open-print-fonts.server.ts";
import type { PrintedDocument, PrintedRole, PrintedSection } from "./printed-document.ts";
import { tidyPrintedText } from "./split-runs.ts";

export interface PrintedPdf {
  bytes: Uint8Array;
  pageCount: number;
  /** Characters that no font of ours has; a question mark replaces each. */
  missedCharacters: string[];
}

const FOOTER_SIZE_POINTS = 9;
/** Room for a heading of two lines above it, and white edges that no printer cuts. */
const PICTURE = { topPoints: 90, widthPoints: PAGE.widthPoints - 72, heightPoints: PAGE.heightPoints - 126 };
/** The number of pages after which other work gets its turn. */
const PAGES_AT_ONCE = 10;

/** Prints a document on letter pages, with its fonts, its title and language, and what each piece of it is to a reader. */
export async function printPdf(fonts: PrintFonts, printed: PrintedDocument): Promise<PrintedPdf> {
  const pdf = new PDFDocument({
    size: [PAGE.widthPoints, PAGE.heightPoints],
    margin: 0,
    autoFirstPage: false,
    font: null as unknown as string, // else Helvetica is opened, which nothing is printed in
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: printed.language,
    info: { Title: printed.title },
  });
  const bytes = buffer(pdf);
  const ink = openInk(pdf, fonts);
  const tree = openStructure(pdf);
  let pageCount = 0;
  for (const section of printed.sections) pageCount += await printSection(pdf, section, ink, tree);
  for (const { heading, jpeg } of printed.pictures ?? []) {
    pageCount += await printSection(pdf, pictureSection(heading), ink, tree);
    pdf.markContent("Artifact", { type: "Layout" });
    pdf.image(Buffer.from(jpeg), (PAGE.widthPoints - PICTURE.widthPoints) / 2, PICTURE.topPoints, {
      fit: [PICTURE.widthPoints, PICTURE.heightPoints],
      align: "center",
    });
    pdf.endMarkedContent();
    await new Promise(setImmediate); // a picture takes some milliseconds, and others are to be answered
  }
  tree.end();
  pdf.end();
  return { bytes: await bytes, pageCount, missedCharacters: [...ink.missed] };
}

/** Says in which order a document is read and what each piece is (PDF 1.7, 14.7). Items that follow each other are one list. */
function openStructure(pdf: PDFKit.PDFDocument) {
  const document = pdf.struct("Document");
  pdf.addStructure(document);
  let list: PDFKit.PDFStructureElement | null = null;
  return {
    /** The element of a new block, to which its pieces are added. */
    begin(role: PrintedRole): PDFKit.PDFStructureElement {
      if (role !== "item") {
        list = null;
        const element = pdf.struct(role === "heading" ? "H1" : "P");
        document.add(element);
        return element;
      }
      if (list === null) {
        list = pdf.struct("L");
        document.add(list);
      }
      const [item, body] = [pdf.struct("LI"), pdf.struct("LBody")];
      list.add(item);
      item.add(body);
      return body;
    },
    end() {
      document.end();
    },
  };
}

/** Returns how many pages it took. */
async function printSection(
  pdf: PDFKit.PDFDocument,
  section: PrintedSection,
  ink: Ink,
  tree: ReturnType<typeof openStructure>,
): Promise<number> {
  const { footer } = section;
  const blocks = section.blocks.map((block) => ({ ...block, text: tidyPrintedText(block.text) }));
  const pages = layOutPages(blocks, ink.measure);
  let begun = -1;
  let element: PDFKit.PDFStructureElement | null = null;
  for (const [index, lines] of pages.entries()) {
    if (index % PAGES_AT_ONCE === PAGES_AT_ONCE - 1) await new Promise(setImmediate);
    pdf.addPage();
    for (const { block, ofBlock } of linesByBlock(lines)) {
      const printed = blocks[block];
      if (!printed) throw new Error(`Block ${block} stands on a page, but not in its section.`);
      if (element === null || block !== begun) element = tree.begin(printed.role);
      begun = block;
      element.add(pdf.markStructureContent("P"));
      for (const line of ofBlock) ink.write(line);
      pdf.endMarkedContent();
    }
    if (footer !== null) {
      pdf.markContent("Artifact", { type: "Pagination" });
      ink.write(footerLine(tidyPrintedText(footer(index + 1, pages.length)), ink.measure));
      pdf.endMarkedContent();
    }
  }
  return pages.length;
}

function pictureSection(heading: string): PrintedSection {
  return { blocks: [{ role: "heading", text: heading, weight: "semibold" }], footer: null };
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
