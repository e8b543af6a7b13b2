import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import type { DocumentText, PageText, Word } from "#app/platform/ocr/layout/document-text.ts";

const APP = path.resolve(import.meta.dirname, "../../app");

/** Characters on every document that aren't in any list of words. */
const FIGURES =
  "$1.00 $210.00 1,210.50 (12.00) -$5.00 12.00CR 0.00 1 2 25 99213 J1885 0450 0301 05/06/2026 03/02/26 2026-03-02 Mar 2, : # - * x2 @ 614-555-0100 43215 CLM-10432 CO-45 PR1".split(
    " ",
  );

/** The words in the quotation marks and the patterns of a reader's source files, and figures besides. */
export function vocabularyOf(...folders: readonly string[]): string[] {
  const words = new Set<string>();
  for (const folder of folders) {
    for (const file of readdirSync(path.join(APP, folder), { recursive: true, encoding: "utf8" })) {
      if (!/(?<!\.test|\.fixture)\.(?:ts|json)$/.test(file)) continue;
      const source = readFileSync(path.join(APP, folder, file), "utf8");
      // A text in quotes, or a list of phrases between bars.
      for (const [, quoted, listed] of source.matchAll(/"([^"\n]{1,40})"|`([^`\\${}]*\|[^`\\${}]*)`/g)) {
        const text = quoted ?? listed ?? "";
        if (quoted !== undefined && (/^[#.]{1,2}/.test(text) || /[\\(?[*+]/.test(text))) continue;
        for (const word of text.split(/[|\s]+/))
          if (/^[\p{L}\d][\p{L}\d'.&/-]*$/u.test(word)) words.add(word);
      }
    }
  }
  return [...words];
}

/** A few words of a vocabulary with a few figures, in any case: what a text is made of again and again. */
export function pickWords(random: SeededRandom, vocabulary: readonly string[]): string[] {
  return Array.from({ length: random.integer(1, 6) }, () => {
    if (random.chance(0.4)) return random.pick(FIGURES);
    const word = random.pick(vocabulary);
    const [first = "", ...rest] = word;
    return random.pick([word, word.toUpperCase(), first.toUpperCase() + rest.join("")]);
  });
}

/** A row: texts apart by a space, or as columns. */
export type PaperRow = readonly string[][];

export function pickRow(random: SeededRandom, words: readonly string[], count: number): PaperRow {
  const cells: string[][] = [[]];
  for (let at = 0; at < count; at++) {
    if (at > 0 && random.chance(0.5)) cells.push([]);
    cells.at(-1)?.push(random.pick(words));
  }
  return cells;
}

const GLYPH_PX = 8;
const LETTER_PX = 16;
const LINE_PX = 24;
const GAP_OF_COLUMNS = 4;

/** Rows as a page as wide and as high as they are. */
export function printRows(rows: readonly PaperRow[]): DocumentText {
  const words: Word[] = [];
  let widest = 0;
  for (const [index, row] of rows.entries()) {
    let left = GLYPH_PX;
    for (const cell of row) {
      for (const text of cell) {
        const right = left + text.length * GLYPH_PX;
        const top = (index + 1) * LINE_PX;
        words.push({ text, confidence: 1, box: { left, right, top, bottom: top + LETTER_PX } });
        left = right + GLYPH_PX;
      }
      left += (GAP_OF_COLUMNS - 1) * GLYPH_PX;
    }
    widest = Math.max(widest, left);
  }
  const page: PageText = {
    widthPx: widest + GLYPH_PX,
    heightPx: (rows.length + 2) * LINE_PX,
    source: "text-layer",
    isIllegible: false,
    words,
  };
  return { pages: [page] };
}
