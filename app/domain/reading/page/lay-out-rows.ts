import type { DocumentText, PageText, Word } from "#app/platform/ocr/layout/document-text.ts";
import { boxAround, heightOf, middleOf, numberRows, type Row } from "./rows.ts";
import { findSideColumn, partBySideColumn } from "./side-column.ts";

// Words are half a glyph apart in proportional type and up to 1.6 glyphs in fixed pitch; columns stand further apart.
const CELL_GAP_IN_GLYPHS = 1.9;
const CELL_GAP_IN_HEIGHTS = 0.9;

/** No printed line has so many words; a longer one of a PDF is taken for several. */
export const MAX_ROW_WORDS = 120;
/** Twice as many as 25 pages of small print have; further ones are left unread, as further pages are. */
export const MAX_ROWS = 5_000;
/** Of one word; the rest of a longer one is left unread. */
const MAX_WORD_CHARACTERS = 200;

/** The rows of a document, page by page and from top to bottom, the first `MAX_ROWS` of them. */
export function layOutRows(document: DocumentText): Row[] {
  const rows = document.pages.flatMap((page, pageIndex) =>
    linesOf(page)
      .flatMap(withoutLongLines)
      .map((words) => toRow(joinSplitDates(joinSpacedLetters(words)), page, pageIndex)),
  );
  return numberRows(rows.slice(0, MAX_ROWS));
}

function withoutLongLines(words: Word[]): Word[][] {
  if (words.length <= MAX_ROW_WORDS) return [words];
  const parts = Math.ceil(words.length / MAX_ROW_WORDS);
  return Array.from({ length: parts }, (_, at) => words.slice(at * MAX_ROW_WORDS, (at + 1) * MAX_ROW_WORDS));
}

function linesOf(page: PageText): Word[][] {
  const words = page.words.map(withoutLongText).flatMap(splitGluedWord);
  const lines = groupIntoLines(words);
  const column = findSideColumn(lines, page);
  return column ? partBySideColumn(words, column).flatMap(groupIntoLines) : lines;
}

function withoutLongText(word: Word): Word {
  return word.text.length > MAX_WORD_CHARACTERS
    ? { ...word, text: word.text.slice(0, MAX_WORD_CHARACTERS) }
    : word;
}

interface Line {
  words: Word[];
  last: Word;
}

function groupIntoLines(words: Word[]): Word[][] {
  const lines: Line[] = [];
  // Lines by the band of the page in which their last word stands, so that a word meets only its neighbours.
  const bandHeight = Math.max(4, ...words.slice(0, 50).map((word) => heightOf(word.box)));
  const bands = new Map<number, Set<Line>>();
  const bandOf = (word: Word) => Math.floor(middleOf(word.box) / bandHeight);
  const place = (line: Line) => {
    const band = bands.get(bandOf(line.last)) ?? new Set();
    bands.set(bandOf(line.last), band.add(line));
  };
  for (const word of [...words].sort((a, b) => a.box.left - b.box.left)) {
    const band = bandOf(word);
    const line = findLineOf(word, [bands.get(band - 1), bands.get(band), bands.get(band + 1)]);
    if (line) {
      bands.get(bandOf(line.last))?.delete(line);
      line.words.push(word);
      line.last = word;
      place(line);
    } else {
      const started = { words: [word], last: word };
      lines.push(started);
      place(started);
    }
  }
  return lines
    .map((line) => ({ words: line.words, middle: middleOf(boxAround(line.words)) }))
    .sort((a, b) => a.middle - b.middle)
    .map((line) => line.words);
}

/** The line that a word continues: the last word so far is level with it (half a letter at most), and ends before it. */
function findLineOf(word: Word, bands: (Set<Line> | undefined)[]): Line | null {
  const height = heightOf(word.box);
  const middle = middleOf(word.box);
  let nearest: Line | null = null;
  let nearestOffset = Number.POSITIVE_INFINITY;
  for (const lines of bands) {
    for (const line of lines ?? []) {
      const lower = Math.min(height, heightOf(line.last.box));
      const offset = Math.abs(middleOf(line.last.box) - middle);
      const overlaps = word.box.left < line.last.box.right - lower;
      if (!overlaps && offset < 0.5 * lower && offset < nearestOffset) {
        nearest = line;
        nearestOffset = offset;
      }
    }
  }
  return nearest;
}

const MIN_SPACED_LETTERS = 4;
/** In heights of a letter: those in the boxes of a form stand further apart. */
const MAX_GAP_OF_LETTERS = 1.2;
const isLetter = (word: Word | undefined) => word !== undefined && /^\p{Lu}$/u.test(word.text);

/** Logos are set in spaced capitals, which arrive as one word a letter: "M E D I C A L   C E N T E R". */
function joinSpacedLetters(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (let index = 0; index < words.length; ) {
    let end = index;
    while (isLetter(words[end])) end++;
    const run = words.slice(index, Math.max(end, index + 1));
    joined.push(...(run.length < MIN_SPACED_LETTERS ? run : joinAtNarrowGaps(run)));
    index += run.length;
  }
  return joined;
}

function joinAtNarrowGaps(letters: Word[]): Word[] {
  const gaps = letters.slice(1).map(({ box }, index) => box.left - (letters[index]?.box.right ?? box.left));
  const typical = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const [first] = letters;
  if (!first || typical > MAX_GAP_OF_LETTERS * heightOf(first.box)) return letters;
  const starts = [0, ...gaps.flatMap((gap, index) => (gap > 1.6 * typical ? [index + 1] : []))];
  return starts.map((start, index) => {
    const word = letters.slice(start, starts[index + 1]);
    return { ...first, ...word[0], text: word.map(({ text }) => text).join(""), box: boxAround(word) };
  });
}

function toRow(words: Word[], page: PageText, pageIndex: number): Omit<Row, "index"> {
  const glyphWidth = meanGlyphWidth(words);
  const cellStarts = words.flatMap((word, index) => {
    const before = words[index - 1];
    if (!before) return [index];
    const gap = word.box.left - before.box.right;
    const height = Math.min(heightOf(word.box), heightOf(before.box));
    return gap > Math.max(CELL_GAP_IN_GLYPHS * glyphWidth, CELL_GAP_IN_HEIGHTS * height) ? [index] : [];
  });
  return { pageIndex, page, words, cellStarts, box: boxAround(words) };
}

function meanGlyphWidth(words: Word[]): number {
  const width = words.reduce((sum, word) => sum + word.box.right - word.box.left, 0);
  return width / words.reduce((sum, word) => sum + word.text.length, 0);
}

// A label and its value often arrive as one word: "DATE:05/06/2026", "Total$12.00".
const GLUED =
  /(?<=[a-z]{3},)(?=[A-Z]?\d{4,5}$)|(?<=^[A-Z][A-Z\d]),(?=[A-Z][A-Z\d]$)|(?<=[A-Za-z)#]:)(?=\S)|(?<=[A-Za-z:])(?=[-(]?\$\d)|(?<=[a-z]{3}:?)(?=\d{1,2}[/-]\d{1,2}[/-]\d)/;

const MAY_BE_GLUED = /[,:：，（）$]|[A-Za-z]\d/;

/** "0905/H0015", "0762·G0378", "450/99284", "0636J2405": a revenue code and a procedure's in one cell. */
const TWO_CODES = /^(0\d{3}|[1-9]\d{2}(?=\/))(?:[-./·•|](?=(?:\d{5}|[A-Z]\d{4})(?:\D|$))|(?=[A-Z]\d{4}$))/;

function splitGluedWord(word: Word): Word[] {
  const [both, revenue] = TWO_CODES.exec(word.text) ?? [];
  if (both && revenue) {
    const share = both.length / word.text.length;
    const right = word.box.left + share * (word.box.right - word.box.left);
    return [
      { ...word, text: revenue, box: { ...word.box, right } },
      { ...word, text: word.text.slice(both.length), box: { ...word.box, left: right } },
    ];
  }
  if (!MAY_BE_GLUED.test(word.text)) return [word];
  const text = word.text.replace(/[，]/g, ",").replace(/[：]/g, ":").replace(/（/g, "(").replace(/）/g, ")");
  const parts = text.split(GLUED).filter((part) => part !== "");
  if (parts.length === 1) return [{ ...word, text }];
  const widthPerGlyph = (word.box.right - word.box.left) / Math.max(1, text.length);
  let offset = 0;
  return parts.map((part) => {
    const left = word.box.left + offset * widthPerGlyph;
    offset += part.length;
    return { ...word, text: part, box: { ...word.box, left, right: word.box.left + offset * widthPerGlyph } };
  });
}

const DAY = /^\d{1,2}[/-]\d{1,2}[/-](?:\d{2}|\d{4})[.,]?$/;
const MONTH = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?$/i;
const MONTHS_DAY = /^[0-3]\d,?$/;
const MAX_GAP_IN_HEIGHTS = 0.35;

/** OCR sees a space after a narrow 1: "1 1/22/25", "10/1 5/25", "October 1 1, 2025". Words that make a date together and stand
 *  closer than words do are one. */
function joinSplitDates(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    if (before && belongsTo(before, word, joined.at(-2))) {
      joined[joined.length - 1] = {
        text: before.text + word.text,
        confidence: Math.min(before.confidence, word.confidence),
        box: { ...before.box, right: word.box.right },
      };
    } else joined.push(word);
  }
  return joined;
}

function belongsTo(before: Word, word: Word, earlier: Word | undefined): boolean {
  if (!/\d$/.test(before.text) || !/^\d/.test(word.text)) return false;
  const height = before.box.bottom - before.box.top;
  if (word.box.left - before.box.right > MAX_GAP_IN_HEIGHTS * height) return false;
  const text = before.text + word.text;
  return DAY.test(text) || (MONTHS_DAY.test(text) && MONTH.test(earlier?.text ?? ""));
}
