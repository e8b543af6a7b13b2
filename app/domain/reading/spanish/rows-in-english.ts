import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { foldCase } from "../labels/fold-text.ts";
import { rowOfCells } from "../page/cells.ts";
import { boxAround, cellsOf, numberRows, overlapsAcross, type Row } from "../page/rows.ts";
import { BELOW_AN_AMOUNT, PHRASES, WORDS_OF_CELLS } from "./english-of-spanish.ts";

/** From so many different labels on a paper is Spanish: a line about help in Spanish has none of them, a name of a clinic one. */
const MIN_LABELS = 4;
const MAX_PHRASE_WORDS = 9;

/** A label that was found in the words of a cell, from `start` up to, not including, `end`. */
interface Found {
  start: number;
  end: number;
  english: string;
  spanish: string;
}

/** The rows of a paper in Spanish, or in both languages, with the labels in English that the readers know; names, services and values as
 *  they are printed. Rows of any other paper are the same ones. */
export function rowsInEnglish(rows: Row[]): Row[] {
  const found = rows.map((row, index) => cellsOf(row).map((cell) => labelsIn(cell, rows[index + 1])));
  const labels = new Set(found.flat(2).map(({ spanish }) => spanish));
  if (labels.size < MIN_LABELS) return rows;
  const english = rows.map((row, index) => {
    const ofRow = found[index] ?? [];
    if (ofRow.every(({ length }) => length === 0)) return row;
    const cells = cellsOf(row).map((cell, at) => cellInEnglish(cell, ofRow[at] ?? [], rows[index - 1]));
    return rowOfCells(row, cells);
  });
  return numberRows(english.filter(({ words }) => words.length > 0));
}

const anywhere = dictionaryOf(PHRASES);
const inCells: ReadonlyMap<string, string> = new Map([...dictionaryOf(WORDS_OF_CELLS), ...anywhere]);
const belowAnAmount = new Set(BELOW_AN_AMOUNT.map(foldCase));

/** By its words as they are spelt, and without accents, which capitals often lack: "pagó" is not "pago". */
function dictionaryOf(phrases: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> {
  const entries = Object.entries(phrases).flatMap(([english, spanish]) =>
    spanish.map((phrase) => [keyOf(phrase.split(" ")), english] as const),
  );
  return new Map([...entries.map(([phrase, english]) => [foldCase(phrase), english] as const), ...entries]);
}

function keyOf(words: readonly string[]): string {
  return words.map(bareWord).filter(Boolean).join(" ");
}

/** In small letters, without the marks around it. */
function bareWord(word: string): string {
  return word
    .normalize("NFC")
    .toLowerCase()
    .replace(/^[^\p{L}\p{N}#]+/u, "")
    .replace(/[^\p{L}\p{N}#]{1,9}$/u, "");
}

function labelsIn(cell: readonly Word[], below: Row | undefined): Found[] {
  const quantity = foldCase(keyOf(cell.map(({ text }) => text)));
  if (quantity === "cantidad") return isAboveAnAmount(cell, below) ? [amountIn(cell)] : [];
  const whole = findLabels(cell, () => inCells);
  if (isAllSaid(cell, whole) && isOneThing(whole)) return whole;
  return findLabels(cell, (start, end) => (isNamedBefore(cell, start, end) ? inCells : anywhere));
}

/** Of single words one alone is sure: "Su costo" is not the cost that a column of charges has. */
const isOneThing = (found: readonly Found[]) =>
  found.length === 1 || found.every(({ spanish }) => anywhere.has(spanish));

/** "Paciente: Ana Ruiz" begins with a label, "Patient / Paciente: Ana Ruiz" with two. */
const isNamedBefore = (cell: readonly Word[], start: number, end: number) =>
  (start === 0 || cell[start - 1]?.text === "/") && /[:#]$/.test(cell[end - 1]?.text ?? "");

/** The longest labels from left to right. */
function findLabels(
  cell: readonly Word[],
  dictionaryAt: (start: number, end: number) => ReadonlyMap<string, string>,
): Found[] {
  const words = cell.map(({ text }) => text);
  const found: Found[] = [];
  for (let start = 0; start < words.length; start++) {
    if (!/\p{L}/u.test(words[start] ?? "")) continue;
    const label = longestAt(words, start, dictionaryAt);
    if (!label) continue;
    found.push(label);
    start = label.end - 1;
  }
  return found;
}

function longestAt(
  words: readonly string[],
  start: number,
  dictionaryAt: (start: number, end: number) => ReadonlyMap<string, string>,
): Found | null {
  for (let end = Math.min(words.length, start + MAX_PHRASE_WORDS); end > start; end--) {
    const key = keyOf(words.slice(start, end));
    const known = dictionaryAt(start, end);
    const english = known.get(key) ?? known.get(foldCase(key));
    if (english) return { start, end, english, spanish: foldCase(key) };
  }
  return null;
}

/** Whether a cell says nothing but labels and values. */
const isAllSaid = (cell: readonly Word[], found: readonly Found[]) =>
  cell.every(
    ({ text }, at) =>
      found.some(({ start, end }) => at >= start && at < end) || !/\p{L}/u.test(text) || /\d/.test(text),
  );

/** "Cantidad" above "facturada" is an amount; "Cantidad" alone counts units. */
function isAboveAnAmount(cell: readonly Word[], below: Row | undefined): boolean {
  const box = boxAround(cell);
  const lower = below ? cellsOf(below).filter((words) => overlapsAcross(boxAround(words), box)) : [];
  return lower.some((words) => belowAnAmount.has(foldCase(keyOf(words.map(({ text }) => text)))));
}

const amountIn = (cell: readonly Word[]): Found => ({
  start: 0,
  end: cell.length,
  english: "Amount",
  spanish: "cantidad",
});

function cellInEnglish(cell: readonly Word[], found: readonly Found[], above: Row | undefined): Word[] {
  const isHeading = found.length > 0 && isAllSaid(cell, found) && !cell.some(({ text }) => /\d/.test(text));
  const english: Word[] = [];
  let next = 0;
  for (const label of found) {
    english.push(...cell.slice(next, label.start));
    if (repeatsInSpanish(cell, label, found)) endWith(english, cell[label.end - 1]);
    else english.push(...wordsOf(label, cell));
    next = label.end;
  }
  english.push(...cell.slice(next));
  return isHeading && repeats(english, above) ? [] : english;
}

/** "Amount due / Cantidad a pagar" says it again after the slash. */
const repeatsInSpanish = (cell: readonly Word[], { start }: Found, found: readonly Found[]) =>
  start > 1 && cell[start - 1]?.text === "/" && !found.some(({ end }) => end === start - 1);

/** Takes the slash away; the Spanish after it leaves its colon or bracket. */
function endWith(english: Word[], last: Word | undefined): void {
  english.pop();
  const before = english.pop();
  if (before) english.push({ ...before, text: before.text + marksAfter(last?.text ?? "") });
}

const marksAfter = (text: string) => /[:?.,;)]{1,3}$/.exec(text)?.[0] ?? "";
const marksBefore = (text: string) => (text.startsWith("(") ? "(" : "");

/** Whether the line above says the same in English: bilingual headings have a line for each language. */
function repeats(english: readonly Word[], above: Row | undefined): boolean {
  if (!above) return false;
  const box = boxAround(english);
  return cellsOf(above)
    .filter((words) => overlapsAcross(boxAround(words), box))
    .some((words) => {
      const said = words.map(({ text }) => foldCase(bareWord(text)));
      return english.every(({ text }) => said.includes(foldCase(bareWord(text))));
    });
}

/** The English words of a label side by side in its box, with the marks that end it. */
function wordsOf({ start, end, english }: Found, cell: readonly Word[]): Word[] {
  const printed = cell.slice(start, end);
  const box = boxAround(printed);
  const last = printed.at(-1)?.text ?? "";
  const texts = `${marksBefore(printed[0]?.text ?? "")}${english}${marksAfter(last)}`.split(" ");
  const isCapitals = last === last.toUpperCase();
  const length = texts.join(" ").length;
  const widthOfGlyph = (box.right - box.left) / length;
  let at = 0;
  return texts.map((text) => {
    const left = box.left + at * widthOfGlyph;
    at += text.length + 1;
    return {
      text: isCapitals ? text.toUpperCase() : text,
      confidence: Math.min(...printed.map(({ confidence }) => confidence)),
      box: { ...box, left, right: left + text.length * widthOfGlyph },
    };
  });
}
