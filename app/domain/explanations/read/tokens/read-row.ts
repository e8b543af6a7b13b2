import { foldedTextOf } from "#app/domain/reading/page/row-text.ts";
import {
  boxAround,
  cellStart,
  heightOf,
  isInside,
  type Part,
  type Row,
  textOf,
} from "#app/domain/reading/page/rows.ts";
import { NAMES_AMOUNT } from "#app/domain/reading/reach.ts";
import { findAmounts } from "#app/domain/reading/values/amounts.ts";
import { findDates, isPlausibleBillDate, toIsoDate } from "#app/domain/reading/values/dates.ts";
import type { Box, Word } from "#app/platform/ocr/layout/document-text.ts";
import { namesAmount } from "../kinds/amount-roles.ts";
import { type ClaimNumber, claimNumbersIn } from "./claim-numbers.ts";

interface ReadPart extends Part {
  box: Box;
}

/** An amount without its sign, or the dash or star that a plan prints for zero. */
export interface ReadAmount extends ReadPart {
  cents: number;
  isMark: boolean;
}

export interface ReadDay extends ReadPart {
  /** ISO. */
  day: string;
  /** Digits alone, "091625": a day only where days are expected. */
  isCompact: boolean;
}

/** A printed line, read once into what later stages ask for. */
export interface ReadRow {
  index: number;
  row: Row;
  /** In lower case. */
  text: string;
  amounts: readonly ReadAmount[];
  days: readonly ReadDay[];
  /** Whether it is one of a table of amounts, and no sentence that speaks of some. */
  isOfTable: boolean;
  claimNumbers: readonly ClaimNumber[];
}

export function readRows(rows: readonly Row[]): ReadRow[] {
  return rows.map((given, index) => {
    const row = mendWords(joinSplitAmounts(partGluedWords(given)));
    const amounts = readAmounts(row);
    const text = foldedTextOf(row);
    const isOfTable = isMoneyRow(row, amounts);
    const claimNumbers = claimNumbersIn({ row, text });
    return { index, row, text, amounts, days: readDays(row), isOfTable, claimNumbers };
  });
}

/** Specks next to an amount: ".518.38·", "207.35..", "339.85....". */
const SPECKLED = /^[.·•'`~]*((?:[(-]|-?\$)?\d[\d,]*\.\d{2}\)?)[.·•…'`~]*$/;

/** The number of a note printed right behind the cents: "$346.131". */
const FOOTNOTED = /^((?:[(-]|-?\$)?\d[\d,]*\.\d{2}\)?)[1-9]$/;

/** "S0", "$0:1": zero without cents, with the number of a note. */
const BARE_ZERO = /^[$S]0(?:[:;,]\d?|\.)?$/;

function mendWords(row: Row): Row {
  const words = row.words.map((word) => {
    const mended = BARE_ZERO.test(word.text)
      ? "$0"
      : (SPECKLED.exec(word.text) ?? FOOTNOTED.exec(word.text))?.[1];
    return mended && mended !== word.text ? { ...word, text: mended } : word;
  });
  return { ...row, words };
}

/** In heights of the row: the parts of one number stand closer than two. */
const MAX_GAP_INSIDE = 0.6;

/** OCR parts an amount behind a slim figure: "$1 16.62". */
function joinSplitAmounts(row: Row): Row {
  const at = row.words.findIndex(({ text, box }, index) => {
    const next = row.words[index + 1];
    return (
      /^-?\$\d{1,2}$/.test(text) &&
      /^\d{1,2}\.\d\d[.,;]?$/.test(next?.text ?? "") &&
      (next?.box.left ?? 0) - box.right < MAX_GAP_INSIDE * heightOf(box)
    );
  });
  const [first, second] = row.words.slice(at, at + 2);
  if (at < 0 || !first || !second || row.cellStarts.includes(at + 1)) return row;
  const joined = { ...first, text: first.text + second.text, box: boxAround([first, second]) };
  return {
    ...row,
    words: row.words.toSpliced(at, 2, joined),
    cellStarts: row.cellStarts.map((start) => (start > at ? start - 1 : start)),
  };
}

/** OCR and narrow columns glue an amount to what follows: "$0.00$404.72", "0.00CO-45", "0.00a,b". */
const GLUED = /(?<=\.\d\d\)?)(?=[-(]*\$|[A-Z]{1,2}-?\d|[a-z](?:,[a-z])*$)/;

function partGluedWords(row: Row): Row {
  if (!row.words.some(({ text }) => GLUED.test(text))) return row;
  const cells = new Set(row.cellStarts);
  const words: Word[] = [];
  const cellStarts: number[] = [];
  for (const [index, word] of row.words.entries()) {
    if (cells.has(index)) cellStarts.push(words.length);
    const parts = word.text.split(GLUED);
    const glyphWidth = (word.box.right - word.box.left) / Math.max(1, word.text.length);
    let left = word.box.left;
    for (const [at, text] of parts.entries()) {
      const right = left + glyphWidth * text.length;
      if (at > 0) cellStarts.push(words.length);
      words.push({ ...word, text, box: { ...word.box, left, right } });
      left = right;
    }
  }
  return { ...row, words, cellStarts };
}

const NAME_OR_DAY = /\p{L}{3}|\d[/-]\d/u;
const MARK = /^(?:[-–—−]{1,3}|[.·']?\*{1,3})$/;
/** In heights of the row: a sign stands closer to its amount. */
const MIN_GAP_OF_MARK = 0.9;

function readAmounts(row: Row): ReadAmount[] {
  const marks = row.words.flatMap((word, index) => (isMark(word, row.words[index + 1]) ? [index] : []));
  const amounts: ReadAmount[] = findAmounts(row, "joined", new Set(marks))
    .filter(({ isMoney }) => isMoney)
    .map(({ start, end, box, cents }) => ({ start, end, box, cents: Math.abs(cents), isMark: false }));
  if (amounts.length === 0 || marks.length === 0) return amounts;
  const first = amounts[0]?.start ?? 0;
  // "99213 - Office visit" has a dash before words, and no zero.
  const lastName = row.words.findLastIndex(({ text }, index) => index < first && NAME_OR_DAY.test(text));
  const zeros = marks
    .filter((index) => !isInside(amounts, index) && index > lastName)
    .map((index) => ({
      start: index,
      end: index + 1,
      box: boxAround(row.words.slice(index, index + 1)),
      cents: 0,
      isMark: true,
    }));
  return [...amounts, ...zeros].sort((a, b) => a.start - b.start);
}

const isMark = (word: Word, next: Word | undefined) =>
  MARK.test(word.text) &&
  (!next || next.box.left - word.box.right > MIN_GAP_OF_MARK * heightOf(word.box) || !/\d/.test(next.text));

/** "0908-090825": from one day to another of the same year. */
const COMPACT_RANGE = /^(\d\d)(\d\d)-\d{4}(\d\d)$/;

const daysOfRanges = (row: Row): ReadDay[] =>
  row.words.flatMap(({ text, box }, start) => {
    const [, month, date, year] = COMPACT_RANGE.exec(text) ?? [];
    const day = `20${year}-${month}-${date}`;
    const isDay = year !== undefined && !Number.isNaN(Date.parse(day)) && isPlausibleBillDate(day);
    return isDay ? [{ start, end: start + 1, box, day, isCompact: true }] : [];
  });

function readDays(row: Row): ReadDay[] {
  const ranges = daysOfRanges(row);
  if (ranges.length > 0) return ranges;
  return findDates(row, true).flatMap((date) => {
    const day = toIsoDate(date, "month-first");
    const { start, end, box, separator } = date;
    return isPlausibleBillDate(day) ? [{ start, end, box, day, isCompact: separator === "" }] : [];
  });
}

const WORDS_OF_PROSE =
  /^(?:of|and|to|or|from|is|was|the|for|by|plus|minus|with|your|you|used|met|so|per|on|in|toward|after|then|at|has|have|left)$/i;
const MAX_WORDS_BETWEEN = 4;

type Amount = Part & { isMark: boolean };

/** Whether a row is one of a table of amounts, and no sentence that speaks of some. */
function isMoneyRow(row: Row, amounts: readonly Amount[]): boolean {
  if (amounts.length < 2 || !amounts.some(({ isMark }) => !isMark) || namesItsAmounts(row, amounts))
    return false;
  return amounts.slice(1).every(({ start }, index) => {
    const before = amounts[index];
    const between = row.words.slice(before?.end ?? 0, start);
    return between.length <= MAX_WORDS_BETWEEN && !between.some(({ text }) => WORDS_OF_PROSE.test(text));
  });
}

const isName = (label: string) => namesAmount(label, NAMES_AMOUNT);

/** Whether each amount has its label next to it, and no heading above: "Plan discount $170.13  Allowed amount $126.15". */
function namesItsAmounts(row: Row, amounts: readonly Amount[]): boolean {
  const labels = amounts
    .slice(1)
    .map(({ start }, index) => textOf(row.words.slice(amounts[index]?.end ?? 0, start)));
  const named = labels.filter(isName);
  if (labels.length > 0 && named.length >= labels.length / 2) return true;
  // "Copayment $20.00  Yearly limit $606.00": each has a label, of which one names an amount of another kind.
  const start = amounts[0]?.start ?? 0;
  const first = textOf(row.words.slice(cellStart(row, Math.max(0, start - 1)), start));
  const worded = labels.filter((label) => /\p{L}{4}/u.test(label));
  return 2 * worded.length > labels.length && [first, ...named].some(isName);
}
