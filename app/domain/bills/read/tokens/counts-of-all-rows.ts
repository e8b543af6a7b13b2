import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { centreOf, heightOf, type Row } from "../layout/rows.ts";
import { findAmounts, type PrintedCents } from "./amounts.ts";
import type { PrintedDate } from "./dates.ts";
import type { Label } from "./find-labels.ts";

/** The least share of rows of charges that have a number below the others'. */
const LEAST_SHARE = 0.6;
const LEAST_ROWS = 2;
/** The least share of those numbers that are as small as most counts are. */
const LEAST_SMALL = 0.4;
const MAX_SMALL = 10;

/** Numbers that all rows together tell to be units, where no heading does: bare numbers that stand below each other in most
 *  rows of charges, and do not number the rows. */
export function findCounts(
  rows: readonly Row[],
  {
    dates,
    labels,
    cents,
  }: { dates: Map<Row, PrintedDate[]>; labels: Map<Row, Label[]>; cents: PrintedCents },
): ReadonlySet<Word> {
  const charges = rows.filter((row) => isLikeCharge(row, labels.get(row) ?? [], cents));
  const numbers = charges.flatMap((row) => bareNumbers(row, dates.get(row) ?? [], cents));
  const least = Math.max(LEAST_ROWS, LEAST_SHARE * charges.length);
  const counts = new Set<Word>();
  for (const edge of [rightOf, centreOfWord, leftOf]) {
    for (const stack of stacksBy(edge, numbers)) {
      if (new Set(stack.map(({ row }) => row)).size >= least && areCounts(stack)) {
        for (const { word } of stack) counts.add(word);
      }
    }
  }
  return counts;
}

interface NumberAt {
  row: Row;
  word: Word;
}

const rightOf = ({ box }: Word) => box.right;
const leftOf = ({ box }: Word) => box.left;
const centreOfWord = ({ box }: Word) => centreOf(box);

function isLikeCharge(row: Row, labels: readonly Label[], cents: PrintedCents): boolean {
  const isLabelled = labels.some(({ roles }) => roles.amount !== undefined);
  const hasText = row.words.some(({ text }) => /\p{L}{3}/u.test(text));
  return hasText && !isLabelled && findAmounts(row, cents).some(({ isMoney }) => isMoney);
}

function bareNumbers(row: Row, dates: readonly PrintedDate[], cents: PrintedCents): NumberAt[] {
  const spans = [...dates, ...findAmounts(row, cents).filter(({ isMoney }) => isMoney)];
  return row.words.flatMap((word, at) => {
    const isOther = spans.some(({ start, end }) => at >= start && at < end);
    return !isOther && /^\d{1,3}(?:\.\d{1,3})?$/.test(word.text) ? [{ row, word }] : [];
  });
}

function stacksBy(edge: (word: Word) => number, numbers: readonly NumberAt[]): NumberAt[][] {
  const stacks: NumberAt[][] = [];
  for (const number of numbers) {
    const stack = stacks.find(
      ([first]) => Math.abs(edge(first!.word) - edge(number.word)) < 0.5 * heightOf(number.word.box),
    );
    if (stack) stack.push(number);
    else stacks.push([number]);
  }
  return stacks;
}

function areCounts(stack: readonly NumberAt[]): boolean {
  const values = stack.map(({ word }) => Number(word.text));
  const small = values.filter((value) => value > 0 && value <= MAX_SMALL && Number.isInteger(value)).length;
  const areNumbered = values.length > 2 && values.every((value, at) => value === values[0]! + at);
  return !areNumbered && small >= LEAST_SMALL * values.length;
}
