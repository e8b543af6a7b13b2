import { PDFDict, PDFDocument, PDFName } from "pdf-lib";
import PdfKit from "pdfkit";
import sharp from "sharp";
import { beforeAll, expect, test, vi } from "vitest";
import { loadPdfium } from "#app/platform/ocr/pdf/load-pdfium.server.ts";
import type { OpenPdfium } from "#app/platform/ocr/pdf/open-pdfium.ts";
import { readPdfText } from "../../../tests/support/read-pdf-text.ts";
import { openPrintFonts, type PrintFonts } from "./open-print-fonts.server.ts";
import { printPdf } from "./print-pdf.server.ts";
import type { PrintedBlock } from "./printed-document.ts";

let openPdfium: OpenPdfium;
let fonts: PrintFonts;
beforeAll(async () => {
  openPdfium = await loadPdfium();
  fonts = openPrintFonts();
});

const paragraph = (text: string): PrintedBlock => ({ role: "paragraph", text, gapPoints: 10 });

function print(blocks: PrintedBlock[]) {
  const footer = (page: number, count: number) => `Page ${page} of ${count}`;
  return printPdf(fonts, { title: "A test", language: "en-US", sections: [{ blocks, footer }] });
}

async function textOf(blocks: PrintedBlock[]): Promise<string[]> {
  return readPdfText(openPdfium, (await print(blocks)).bytes);
}

test("text comes out in the order in which it was written, and each page says which it is", async () => {
  const [first, second, ...others] = await textOf([
    { role: "heading", text: "The first file of an office", weight: "semibold" },
    { role: "item", label: "1.", text: "One.\nIts second line." },
    ...Array.from({ length: 40 }, (_, index) => paragraph(`Paragraph ${index}.`)),
  ]);
  expect(others).toEqual([]);
  expect(first).toMatch(/^The first file of an office\n1\. ?One\.\nIts second line\.\nParagraph 0\.\n/);
  expect(first).toMatch(/Page 1 of 2$/);
  expect(second).toMatch(/\nParagraph 39\.\nPage 2 of 2$/);
});

test.each([
  "José Muñoz-Peña, § 149.620, “½” – $1,234.56",
  "Łukasz Đoković",
  "Nguyễn Thị Ánh",
  "Αθήνα Παπαδοπούλου",
  "Іван Їжакевич",
  "محمد بن عبد الله العلي",
  "משה בן־דוד",
])("a name is printed with the letters that it has: %s", async (name) => {
  const { bytes, missedCharacters } = await print([paragraph(name)]);
  expect(missedCharacters).toEqual([]);
  const [page] = await readPdfText(openPdfium, bytes);
  expect(page!.split("\n")[0]).toBe(name);
});

test("letters and their accents may come apart, and what cannot be seen is left out", async () => {
  const [page] = await textOf([paragraph("Mun\u0303oz\u00a0\u200e Pen\u0303a\u0007\tEnd")]);
  expect(page).toMatch(/^Muñoz Peña End\n/);
});

test("what no font has is told, and leaves the rest as it is", async () => {
  const { bytes, missedCharacters } = await print([paragraph("王伟 and 👍 Ana")]);
  expect(missedCharacters).toEqual(["王", "伟", "👍"]);
  expect((await readPdfText(openPdfium, bytes))[0]).toMatch(/^\?\? and \? Ana\n/);
});

test("no line of a paragraph stands alone, and a block that is whole is not torn", async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join("\n");
  const linesOfPages = async (...counts: number[]) => {
    const pages = await textOf(counts.map((count) => paragraph(lines(count))));
    return pages.map((page) => page.split("\n").length - 1);
  };
  const [most = 0] = await linesOfPages(100);
  expect(await linesOfPages(most + 1)).toEqual([most - 1, 2]);
  expect(await linesOfPages(most - 2, 3)).toEqual([most - 2, 3]);
  const whole = await textOf([paragraph(lines(40)), { ...paragraph(lines(8)), isWhole: true }]);
  expect(whole[1]).toMatch(/^line 0\nline 1\n/);
});

test("what stays with the paragraph before it takes its last lines along to the next page", async () => {
  const paragraphOf = (count: number) =>
    paragraph(Array.from({ length: count }, (_, index) => `line ${index}`).join("\n"));
  const closing: PrintedBlock = { ...paragraph("Sincerely,\n\nAda"), isWhole: true, staysWithPrevious: true };
  const enclosures: PrintedBlock = {
    ...paragraph("Enclosure:\nA bill"),
    isWhole: true,
    staysWithPrevious: true,
  };
  const [fits] = await textOf([paragraphOf(30), paragraphOf(5), closing, enclosures]);
  expect(fits).toContain("\nAda\nEnclosure:\nA bill\n");
  const long = await textOf([paragraphOf(37), paragraphOf(5), closing, enclosures]);
  expect(long[0]).toMatch(/\nline 2\nPage 1 of 2$/);
  expect(long[1]).toMatch(/^line 3\nline 4\nSincerely,\n+Ada\nEnclosure:\nA bill\n/);
  const short = await textOf([paragraphOf(41), paragraphOf(3), closing]);
  expect(short[1]).toMatch(/^line 0\nline 1\nline 2\nSincerely,/);
});

test("a megabyte of text, and a word as long as a page, flow on", async () => {
  const { bytes, pageCount } = await print([
    paragraph("x".repeat(5_000)),
    paragraph("a word ".repeat(150_000)),
    paragraph("The end."),
  ]);
  expect(pageCount).toBeGreaterThan(200);
  const pages = await readPdfText(openPdfium, bytes);
  expect(pages.join("").match(/x/g)).toHaveLength(5_000);
  expect(pages.join("").match(/word/g)).toHaveLength(150_000);
  expect(pages.at(-1)).toContain("The end.");
});

test("the document says its title, its language and what each piece is", async () => {
  const { bytes } = await print([
    { role: "heading", text: "Heading" },
    paragraph("Text"),
    { role: "item", label: "1.", text: "One" },
    { role: "item", label: "2.", text: "Two" },
  ]);
  const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
  expect(pdf.getTitle()).toBe("A test");
  expect(String(pdf.catalog.get(PDFName.of("Lang")))).toBe("(en-US)");
  const types = pdf.context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object.get(PDFName.of("S"))] : []))
    .filter((type) => type !== undefined)
    .map(String)
    .sort();
  expect(types).toEqual(["/Document", "/H1", "/L", "/LBody", "/LBody", "/LI", "/LI", "/P"]);
});

test("others get their turn between the pictures of a document", async () => {
  const create = { width: 20, height: 20, channels: 3, background: "white" } as const;
  const jpeg = await sharp({ create }).jpeg().toBuffer();
  const pictures = Array.from({ length: 5 }, (_, index) => ({ heading: `Page ${index}`, jpeg }));
  let turn = 0;
  let isPrinting = true;
  const count = () => {
    turn += 1;
    if (isPrinting) setImmediate(count);
  };
  count();
  const turns: number[] = [];
  const { image } = PdfKit.prototype;
  const drawing = vi.spyOn(PdfKit.prototype, "image").mockImplementation(function (
    this: PDFKit.PDFDocument,
    ...given: Parameters<typeof image>
  ) {
    turns.push(turn);
    return image.apply(this, given);
  });
  await printPdf(fonts, { title: "A test", language: "en-US", sections: [], pictures });
  drawing.mockRestore();
  isPrinting = false;
  expect(new Set(turns).size).toBe(pictures.length);
});
