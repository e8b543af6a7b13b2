import type { Box, PageText, Word } from "../layout/document-text.ts";

/** One character of a PDF page's text, in pixels of the page. `ink` surrounds what is drawn,
 *  `cell` reaches from the font's ascent to its descent. White space between words is a character too. */
export interface PdfCharacter {
  text: string;
  /** False if the font doesn't say which character a glyph is. */
  isMapped: boolean;
  isVisible: boolean;
  /** How far the character is turned clockwise, 0 to 3. */
  quarterTurns: number;
  ink: Box;
  cell: Box;
}

export interface PdfPageContent {
  widthPx: number;
  heightPx: number;
  characters: PdfCharacter[];
  /** The share of the page that its largest picture covers, 0 to 1. */
  pictureShare: number;
  /** Texts, pictures, lines and areas drawn on the page; of 0 it is blank. */
  objectCount: number;
}

const MIN_CHARACTERS = 40;
const MIN_CHARACTERS_OVER_PICTURE = 300;
const PICTURE_PAGE_SHARE = 0.5;
const MAX_UNKNOWN_SHARE = 0.03;
const MAX_INVISIBLE_SHARE = 0.1;

/** Whether a page's text layer matches what the page shows. A scan's hidden layer is some other program's reading,
 *  a few characters over a picture are a stamp, and a font without a character map gives nonsense. */
export function isTrustworthy({ characters, pictureShare }: PdfPageContent): boolean {
  const printed = characters.filter(({ text }) => text.trim() !== "");
  const needed = pictureShare > PICTURE_PAGE_SHARE ? MIN_CHARACTERS_OVER_PICTURE : MIN_CHARACTERS;
  if (printed.length < needed) return false;
  const unknown = printed.filter((character) => !character.isMapped || !isReadable(character.text)).length;
  const invisible = printed.filter((character) => !character.isVisible).length;
  return unknown <= MAX_UNKNOWN_SHARE * printed.length && invisible <= MAX_INVISIBLE_SHARE * printed.length;
}

/** Control characters, private use and the replacement character aren't text. */
function isReadable(text: string): boolean {
  return !/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(text);
}

/** Joins a page's characters to words, turned so that most of the text runs from left to right. */
export function readTextLayer(content: PdfPageContent): PageText {
  const { widthPx, heightPx, characters } = content;
  const turns = quarterTurnsOf(content);
  const words = joinAtApostrophes(joinSpacedWords(joinWords(characters))).map((word) => ({
    ...word,
    box: turnBack(word.box, turns, widthPx, heightPx),
  }));
  const upright = turns % 2 === 0;
  return {
    widthPx: upright ? widthPx : heightPx,
    heightPx: upright ? heightPx : widthPx,
    source: "text-layer",
    isIllegible: false,
    words,
  };
}

function joinWords(characters: PdfCharacter[]): Word[] {
  const words: Word[] = [];
  let word: PdfCharacter[] = [];
  for (const character of characters) {
    const isSpace = character.text.trim() === "" || !isReadable(character.text);
    const previous = word.at(-1);
    if (previous && (isSpace || !follows(previous, character))) {
      words.push(toWord(word));
      word = [];
    }
    if (!isSpace && character.isVisible) word.push(character);
  }
  if (word.length > 0) words.push(toWord(word));
  return words;
}

const MIN_PIECES = 4;
const MAX_LETTERS_A_PIECE = 2.5;
/** In heights of the word: letters that a PDF places one by one are closer, words further apart. */
const WORD_GAP = 0.27;

/** Some PDFs place each glyph by itself, and spaces are then seen between letters: "Lit t l e Riv e r s". Lines of such pieces
 *  are joined where the gap is too narrow for a space. */
function joinSpacedWords(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (const line of linesOf(words)) {
    const letters = line.reduce((sum, { text }) => sum + text.length, 0);
    const isSpaced = line.length >= MIN_PIECES && letters <= MAX_LETTERS_A_PIECE * line.length;
    joined.push(...(isSpaced ? joinAtNarrowGaps(line) : line));
  }
  return joined;
}

/** Words that follow each other on one line. */
function linesOf(words: Word[]): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const before = line?.at(-1);
    if (line && before && isOnSameLine(before, word)) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

function isOnSameLine(word: Word, next: Word): boolean {
  const height = word.box.bottom - word.box.top;
  const isLevel = Math.abs(next.box.bottom - word.box.bottom) < 0.3 * height;
  return isLevel && next.box.left >= word.box.right - 0.3 * height;
}

function joinAtNarrowGaps(line: Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of line) {
    const before = joined.at(-1);
    const gap = before ? word.box.left - before.box.right : Number.POSITIVE_INFINITY;
    if (before && gap < WORD_GAP * (word.box.bottom - word.box.top)) {
      const box = surround([before.box, word.box]);
      joined[joined.length - 1] = { ...before, text: before.text + word.text, box };
    } else joined.push(word);
  }
  return joined;
}

/** In heights of the word: an apostrophe of another font is less than a space away. */
const APOSTROPHE_GAP = 0.15;

/** "Children ’ s": a font without an apostrophe borrows it from another one, and spaces are seen around it. */
function joinAtApostrophes(words: Word[]): Word[] {
  const joined: Word[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const height = word.box.bottom - word.box.top;
    const isClose =
      before && isOnSameLine(before, word) && word.box.left - before.box.right < APOSTROPHE_GAP * height;
    if (isClose && (/^['’]/.test(word.text) || /\p{L}['’]$/u.test(before.text))) {
      const box = surround([before.box, word.box]);
      joined[joined.length - 1] = { ...before, text: before.text + word.text, box };
    } else joined.push(word);
  }
  return joined;
}

/** Columns may follow each other without a space between them. */
function follows(previous: PdfCharacter, next: PdfCharacter): boolean {
  if (previous.quarterTurns !== next.quarterTurns) return false;
  const sideways = previous.quarterTurns % 2 === 1;
  const size = sideways ? previous.cell.right - previous.cell.left : previous.cell.bottom - previous.cell.top;
  const gapX = Math.max(next.ink.left - previous.ink.right, previous.ink.left - next.ink.right);
  const gapY = Math.max(next.ink.top - previous.ink.bottom, previous.ink.top - next.ink.bottom);
  return Math.max(gapX, gapY) < size * 0.6;
}

/** A cell includes room for accents and descenders; letters fill its middle. */
const CELL_TOP = 0.18;
const CELL_BOTTOM = 0.04;

function toWord(characters: PdfCharacter[]): Word {
  const sideways = characters.some(({ quarterTurns }) => quarterTurns % 2 === 1); // a word's characters have the same rotation
  const ink = surround(characters.map((character) => character.ink));
  const cell = surround(characters.map((character) => character.cell));
  const height = cell.bottom - cell.top;
  return {
    text: characters.map((character) => character.text).join(""),
    confidence: 1,
    box: sideways
      ? { ...ink, left: cell.left, right: cell.right }
      : { ...ink, top: cell.top + CELL_TOP * height, bottom: cell.bottom - CELL_BOTTOM * height },
  };
}

function surround(boxes: Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** How far most of a page's text is turned clockwise, 0 to 3: the page is turned back as far to be read. */
export function quarterTurnsOf({ characters }: PdfPageContent): number {
  const printed = characters.filter(({ text }) => text.trim() !== "");
  const counts = [0, 1, 2, 3].map(
    (turns) => printed.filter(({ quarterTurns }) => quarterTurns === turns).length,
  );
  return counts.indexOf(Math.max(...counts));
}

/** Turns a box counter-clockwise with its page. */
function turnBack({ left, top, right, bottom }: Box, turns: number, width: number, height: number): Box {
  if (turns === 1) return { left: top, top: width - right, right: bottom, bottom: width - left };
  if (turns === 2)
    return { left: width - right, top: height - bottom, right: width - left, bottom: height - top };
  if (turns === 3) return { left: height - bottom, top: left, right: height - top, bottom: right };
  return { left, top, right, bottom };
}
