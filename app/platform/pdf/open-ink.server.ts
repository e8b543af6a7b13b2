import { type MeasureText, PAGE, type PlacedLine } from "./lay-out-pages.ts";
import type { FontWeight, PrintFace, PrintFonts } from "./open-print-fonts.server.ts";
import { splitRuns, type TextRun } from "./split-runs.ts";

/** Writes into one document. */
export interface Ink {
  measure: MeasureText;
  /** Writes a line on the newest page. */
  write(line: PlacedLine): void;
  /** Characters that no face has. */
  missed: ReadonlySet<string>;
}

const TURNED = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Each face is embedded when the first text needs it, with the characters alone that are written. */
export function openInk(pdf: PDFKit.PDFDocument, fonts: PrintFonts): Ink {
  const missed = new Set<string>();
  const runsOf = (text: string, weight: FontWeight) =>
    splitRuns(fonts, weight, text, (character) => missed.add(character));
  const names = new Map<PrintFace, string>();
  const take = (face: PrintFace, sizePoints: number) => {
    const known = names.get(face);
    const name = known ?? `face ${names.size}`;
    if (known === undefined) {
      names.set(face, name);
      pdf.registerFont(name, face.font as unknown as PDFKit.Mixins.PDFFontSource); // an opened font will do
    }
    return pdf.font(name, sizePoints);
  };
  const widthOf = ({ face, text }: TextRun, sizePoints: number) =>
    take(face, sizePoints).widthOfString(text, optionsOf(text));
  const widths = { regular: new Map<string, number>(), semibold: new Map<string, number>() };
  const writeAt = (text: string, leftPoints: number, { weight, sizePoints, topPoints }: PlacedLine) => {
    let left = leftPoints;
    for (const run of runsOf(text, weight)) {
      const width = widthOf(run, sizePoints);
      pdf.text(run.text, left, topPoints, optionsOf(run.text));
      left += width;
    }
  };
  return {
    measure(text, weight) {
      const known = widths[weight].get(text);
      const width = known ?? runsOf(text, weight).reduce((sum, run) => sum + widthOf(run, 1), 0);
      if (known === undefined) widths[weight].set(text, width);
      return width;
    },
    missed,
    write(line) {
      if (line.label !== null) writeAt(line.label, PAGE.marginPoints, line);
      writeAt(line.text, line.leftPoints, line);
    },
  };
}

/** pdfkit lays out text word by word, unless features are named: the words of a name from right to left go in one. */
function optionsOf(text: string): PDFKit.Mixins.TextOptions {
  return { lineBreak: false, baseline: "alphabetic", ...(TURNED.test(text) && { features: [] }) };
}
