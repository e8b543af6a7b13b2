import type { FontWeight, PrintFace, PrintFonts } from "./open-print-fonts.server.ts";

/** A stretch of a line that one face prints. */
export interface TextRun {
  text: string;
  face: PrintFace;
}

const RIGHT_TO_LEFT = "\\p{Script=Arabic}\\p{Script=Hebrew}";

/** From the first to the last letter of a right-to-left script, with what is between them: a name of several words. */
const TURNED = new RegExp(
  `([${RIGHT_TO_LEFT}](?:[${RIGHT_TO_LEFT}\\p{M}\\p{Z}\\u200c\\u200d'’-]*[${RIGHT_TO_LEFT}\\p{M}])?)`,
  "u",
);

/** Replaces characters that no face has. */
const UNKNOWN = "?";

/** A line as printed, from left to right. Its direction is English; what is written from right to left within it
 *  is turned by the face itself, a stretch at a time. `missed` is called with each character that can't be printed. */
export function splitRuns(
  fonts: PrintFonts,
  weight: FontWeight,
  line: string,
  missed: (character: string) => void = () => {},
): TextRun[] {
  return line.split(TURNED).flatMap((part, index) => {
    const runs = runsOf(fonts, weight, part, missed);
    return index % 2 === 1 ? runs.reverse() : runs;
  });
}

function runsOf(
  fonts: PrintFonts,
  weight: FontWeight,
  text: string,
  missed: (character: string) => void,
): TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const face = fonts.faceOf(character, weight, last?.face);
    if (face === null) missed(character);
    const printed = face === null ? UNKNOWN : character;
    const printing = face ?? fonts.faceOf(UNKNOWN, weight);
    if (!printing) throw new Error(`No face has "${UNKNOWN}", which stands for what none has.`);
    if (last?.face === printing) last.text += printed;
    else runs.push({ text: printed, face: printing });
  }
  return runs;
}

/** A text as it can be printed: letters and their accents in one, blanks as blanks, nothing that cannot be seen. Line breaks
 *  stay. */
export function tidyPrintedText(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/(?!\n)[\t\p{Z}]/gu, " ")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/(?![\n\u200c\u200d])[\p{Cc}\p{Cf}]/gu, "");
}
