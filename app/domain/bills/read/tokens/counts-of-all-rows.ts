import { centreOf, heightOf, isInside, type Row } from "#app/domain/reading/page/rows.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import type { WordsOfRow } from "./words-of-rows.ts";

/** The least share of rows of charges that have a number below the others'. */
const MIN_SHARE = 0.6;
const MIN_ROWS = 2;
/** The least share of those numbers that are as small as most counts are. */
const MIN_SMALL = 0.4;
const MAX_SMALL = 10;
/** In heights of the numbers: how far those of one column are apart. */
const OFF = 0.5;

/** Numbers that are units although no heading says so: bare numbers in one column in most rows of charges that
 *  don't number the rows. */
export function findCounts(rows: readonly WordsOfRow[]): ReadonlySet<Word> {
  const charges = rows.filter(isLikeCharge);
  const numbers = charges.flatMap(bareNumbers);
  const minRows = Math.max(MIN_ROWS, MIN_SHARE * charges.length);
  const counts = new Set<Word>();
  for (const edge of [rightOf, centreOfWord, leftOf]) {
    for (const stack of stacksBy(edge, numbers)) {
      if (new Set(stack.map(({ row }) => row)).size >= minRows && areCounts(stack)) {
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

function isLikeCharge({ row, labels, money }: WordsOfRow): boolean {
  const isLabelled = labels.some(({ roles }) => roles.amount !== undefined);
  const hasText = row.words.some(({ text }) => /\p{L}{3}/u.test(text));
  return hasText && !isLabelled && money.length > 0;
}

/** "40 mg" is a strength, and no count. */
const MEASURED = /^(?:m[gl]|mc?g|g|gm|kg|ml|cm|mm|cc|iu|meq|mmol|min|hrs?|oz|%)$/i;

function bareNumbers({ row, dates, money }: WordsOfRow): NumberAt[] {
  const spans = [...dates, ...money];
  return row.words.flatMap((word, at) => {
    const isOther = isInside(spans, at);
    if (MEASURED.test(row.words[at + 1]?.text ?? "")) return [];
    return !isOther && /^\d{1,3}(?:\.\d{1,3})?$/.test(word.text) ? [{ row, word }] : [];
  });
}

function stacksBy(edge: (word: Word) => number, numbers: readonly NumberAt[]): NumberAt[][] {
  const stacks: NumberAt[][] = [];
  for (const number of numbers) {
    const stack = stacks.find(
      ([first]) => first && Math.abs(edge(first.word) - edge(number.word)) < OFF * heightOf(number.word.box),
    );
    if (stack) stack.push(number);
    else stacks.push([number]);
  }
  return stacks;
}

function areCounts(stack: readonly NumberAt[]): boolean {
  const values = stack.map(({ word }) => Number(word.text));
  const small = values.filter((value) => value > 0 && value <= MAX_SMALL && Number.isInteger(value)).length;
  const [first = 0] = values;
  const areNumbered = values.length > 2 && values.every((value, at) => value === first + at);
  return !areNumbered && small >= MIN_SMALL * values.length;
}
