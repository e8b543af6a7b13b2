import {
  beginText,
  endText,
  type PDFDocument,
  type PDFFont,
  PDFHexString,
  type PDFPage,
  setFontAndSize,
  setTextMatrix,
  showText,
} from "pdf-lib";
import type { Fontkit } from "pdf-lib/cjs/types/fontkit.js";
import { type MeasureText, PAGE, type PlacedLine } from "./lay-out-pages.ts";
import type { FontWeight, PrintFace, PrintFonts } from "./open-print-fonts.server.ts";
import { splitRuns, type TextRun } from "./split-runs.ts";

/** What writes into one document. */
export interface Ink {
  measure: MeasureText;
  write(page: PDFPage, line: PlacedLine): void;
  /** Characters that no face has. */
  missed: ReadonlySet<string>;
}

/** A ligature is not found by who searches for its letters. */
const FEATURES = { liga: false };
const LABEL_LEFT_POINTS = PAGE.marginPoints;
const TURNED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Embeds the faces that the texts need, each with the characters alone that are written. */
export async function openInk(
  pdf: PDFDocument,
  fonts: PrintFonts,
  texts: readonly { text: string; weight: FontWeight }[],
): Promise<Ink> {
  const missed = new Set<string>();
  const runsOf = (text: string, weight: FontWeight) =>
    splitRuns(fonts, weight, text, (character) => missed.add(character));
  const embedded = await embedFaces(pdf, neededFaces(fonts, texts));
  const fontOf = (face: PrintFace) => {
    const font = embedded.get(face);
    if (!font) throw new Error("A text is written that the document's faces were not embedded for.");
    return font;
  };
  const measure = remember((weight: FontWeight, text) =>
    runsOf(text, weight).reduce((sum, run) => sum + fontOf(run.face).widthOfTextAtSize(run.text, 1), 0),
  );
  const encode = remember((face: PrintFace, text) => fontOf(face).encodeText(text).asString());
  const encodeRun = ({ face, text }: TextRun) =>
    TURNED.test(text)
      ? encode(face, text)
      : text
          .split(/( )/)
          .map((word) => (word === "" ? "" : encode(face, word)))
          .join("");

  const writeAt = (page: PDFPage, text: string, leftPoints: number, line: PlacedLine) => {
    if (text === "") return;
    page.pushOperators(
      beginText(),
      setTextMatrix(1, 0, 0, 1, leftPoints, PAGE.heightPoints - line.topPoints),
      ...runsOf(text, line.weight).flatMap((run) => [
        setFontAndSize(fontKey(page, fontOf(run.face)), line.sizePoints),
        showText(PDFHexString.of(encodeRun(run))),
      ]),
      endText(),
    );
  };
  return {
    measure: (text, weight) => measure(weight, text),
    missed,
    write(page, line) {
      if (line.label !== null) writeAt(page, line.label, LABEL_LEFT_POINTS, line);
      writeAt(page, line.text, line.leftPoints, line);
    },
  };
}

function neededFaces(
  fonts: PrintFonts,
  texts: readonly { text: string; weight: FontWeight }[],
): Set<PrintFace> {
  const characters = { regular: new Set<string>(" ?"), semibold: new Set<string>(" ?") };
  for (const { text, weight } of texts) for (const character of text) characters[weight].add(character);
  const runs = (["regular", "semibold"] as const).flatMap((weight) =>
    texts.some((text) => text.weight === weight)
      ? splitRuns(fonts, weight, [...characters[weight]].join(""))
      : [],
  );
  return new Set(runs.map(({ face }) => face));
}

async function embedFaces(pdf: PDFDocument, faces: ReadonlySet<PrintFace>): Promise<Map<PrintFace, PDFFont>> {
  const embedded = new Map<PrintFace, PDFFont>();
  for (const face of faces) {
    pdf.registerFontkit({ create: () => face.font } as Fontkit); // opened already
    embedded.set(face, await pdf.embedFont(new Uint8Array(), { subset: true, features: FEATURES }));
  }
  return embedded;
}

/** The name that a page calls a font by. */
function fontKey(page: PDFPage, font: PDFFont) {
  const fonts = page.node.normalizedEntries().Font;
  const known = fonts.entries().find(([, ref]) => ref === font.ref);
  return known ? known[0] : page.node.newFontDictionary(font.name, font.ref);
}

/** Words come again and again. */
function remember<Kind extends PrintFace | FontWeight, Answer>(answer: (kind: Kind, text: string) => Answer) {
  const answers = new Map<Kind, Map<string, Answer>>();
  return (kind: Kind, text: string): Answer => {
    const ofKind = answers.get(kind) ?? new Map<string, Answer>();
    answers.set(kind, ofKind);
    const known = ofKind.get(text);
    if (known !== undefined) return known;
    const found = answer(kind, text);
    ofKind.set(text, found);
    return found;
  };
}
