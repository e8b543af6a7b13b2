import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";
import { unpackWoff } from "./unpack-woff.server.ts";

export type FontWeight = "regular" | "semibold";

/** A font of one weight for some scripts. */
export interface PrintFace {
  font: Font;
  covers(codePoint: number): boolean;
}

export interface PrintFonts {
  /** The face that a character is printed in, `preferred` where it has it; null: none has it. */
  faceOf(character: string, weight: FontWeight, preferred?: PrintFace | null): PrintFace | null;
}

/** Latin first, which most characters are; the weights are those of the fonts' files. */
const SCRIPTS = [
  "source-serif-4:latin",
  "source-serif-4:latin-ext",
  "source-serif-4:vietnamese",
  "source-serif-4:greek",
  "source-serif-4:cyrillic",
  "source-serif-4:cyrillic-ext",
  "ibm-plex-sans-arabic:arabic",
  "noto-serif-hebrew:hebrew",
];
const FILE_WEIGHTS = { regular: 400, semibold: 600 } as const;

/** The fonts that we print with. Each is read when the first character needs it, and kept. */
export function openPrintFonts(): PrintFonts {
  const resolve = createRequire(import.meta.url).resolve;
  const open = (weight: FontWeight) =>
    SCRIPTS.map((script) => {
      const [family, subset] = script.split(":");
      const file = `@fontsource/${family}/files/${family}-${subset}-${FILE_WEIGHTS[weight]}-normal.woff`;
      return once(() => readFace(resolve(file)));
    });
  const faces = { regular: open("regular"), semibold: open("semibold") };
  const found = {
    regular: new Map<string, PrintFace | null>(),
    semibold: new Map<string, PrintFace | null>(),
  };
  return {
    faceOf(character, weight, preferred = null) {
      const codePoint = character.codePointAt(0);
      if (codePoint === undefined) return null;
      if (preferred?.covers(codePoint)) return preferred;
      const known = found[weight].get(character);
      if (known !== undefined) return known;
      const face = findLazily(faces[weight], (candidate) => candidate.covers(codePoint));
      found[weight].set(character, face);
      return face;
    },
  };
}

const APOSTROPHE = 0x2019;

function readFace(file: string): PrintFace {
  // fontkit would inflate a WOFF table again for each glyph: three times the work of a letter.
  const font = create(unpackWoff(readFileSync(file))) as Font;
  const layOut = font.layout.bind(font);
  font.layout = (text) => layOut(text, { liga: false }); // a ligature is not found by who searches for its letters
  const covered = new Set(font.characterSet);
  // A glyph is read out as the letter that it was first asked for: the apostrophe of our texts, not the letter that looks like
  // it, and a letter by itself, not as a part of an accented one.
  for (const codePoint of [APOSTROPHE, ...covered]) font.glyphForCodePoint(codePoint);
  return { font, covers: (codePoint) => covered.has(codePoint) };
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function findLazily<Value>(candidates: (() => Value)[], fits: (value: Value) => boolean): Value | null {
  for (const candidate of candidates) {
    const value = candidate();
    if (fits(value)) return value;
  }
  return null;
}
