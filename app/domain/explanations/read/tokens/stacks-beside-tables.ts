import { pickWords } from "#app/domain/reading/page/cells.ts";
import { heightOf, type Row } from "#app/domain/reading/page/rows.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { isClaimId } from "./claim-numbers.ts";
import { behindWidestGap, endOfFacts, type Level, startOfTable } from "./levels-beside-tables.ts";
import { firstAmount } from "./money-words.ts";
import { stackParagraphs } from "./stack-paragraphs.ts";

/** Rows next to a table, some of them stacked in a cell that spans the lines of their claim. */
export interface StackedClaims {
  levels: readonly Level[];
  /** The rows of each claim: its facts, then those of its table. */
  parted: Row[];
}

/**
 * The claims of a table that has number, provider and network of each stacked in a cell at its left, without labels: each stack has one claim's
 * number, and spans more rows than one. None where a number of the table stands elsewhere.
 */
export function stackedClaims(stretches: readonly Level[][][], table: readonly Row[]): StackedClaims[] {
  const printed = table.flatMap(({ words }) => numbersIn(words));
  for (const ofGutter of stretches) {
    const found = ofGutter.map(withoutLinesBelow).flatMap((levels) => {
      const starts = startsOfStacks(levels);
      return starts && areStacks(levels, starts) ? [{ levels, parted: claimByClaim(levels, starts) }] : [];
    });
    const stacked = new Set(found.flatMap(({ levels }) => levels.flatMap(numbersOf)));
    if (found.length > 0 && printed.every((number) => stacked.has(number))) return found;
  }
  return [];
}

const hasAmounts = ({ rest }: Level) => firstAmount({ words: rest }) >= 0;
const numbersIn = (words: readonly Word[]) =>
  words.map(({ text }) => text.replace(/[.,;:()#]/g, "")).filter(isClaimId);
const numbersOf = ({ facts }: Level) => numbersIn(facts);

/** In heights of the row's type. */
const MAX_GAP_BELOW = 1;

/** The lines up to a gap below the table, behind which other things begin. */
function withoutLinesBelow(levels: readonly Level[]): Level[] {
  const last = levels.findLastIndex(hasAmounts);
  const end = levels.findIndex(({ row }, index) => {
    const above = levels[index - 1]?.row.box;
    return (
      index > last && above !== undefined && row.box.top - above.bottom > MAX_GAP_BELOW * heightOf(above)
    );
  });
  return levels.slice(0, end < 0 ? levels.length : end);
}

/** Whether the words next to the table are a stack for each claim, not a column: each claim has rows without words next to
 *  them. */
function areStacks(levels: readonly Level[], starts: readonly number[]): boolean {
  const numbers = levels.flatMap(numbersOf);
  if (new Set(numbers).size < numbers.length || numbers.length < starts.length) return false;
  const isTopped = starts.every((start) => levels.slice(start, start + 1).some(hasAmounts));
  const totals = levels.filter(isTotal);
  // A list of claims has one row and one total for all.
  if (totals.length < starts.length && !isTopped) return false;
  const tops = topsOfTables(levels, starts);
  return starts.every((start, claim) => {
    const stack = levels.slice(start, starts[claim + 1]).filter(({ facts }) => facts.length > 0);
    const rows = levels.slice(tops[claim], tops[claim + 1]).filter(hasAmounts);
    const number = stack.find((level) => numbersOf(level).length > 0);
    return (
      stack.length > 1 &&
      stack.every(isOneCell) &&
      stack.some((level) => rows.includes(level)) &&
      rows.length > 1 &&
      rows.some(({ facts }) => facts.length === 0) &&
      number !== undefined &&
      levels.indexOf(number) >= (tops[claim] ?? 0)
    );
  });
}

const isOneCell = ({ row, facts }: Level) =>
  !facts.some(({ text }) => IN_NO_STACK.test(text)) && !facts.slice(1).some((word) => opensCellAt(row, word));

const opensCellAt = (row: Row, word: Word) => row.cellStarts.some((start) => row.words[start] === word);

/** A total, a label or a day is in a column of the table. */
const IN_NO_STACK = /^(?:sub)?totals?:?$|:$|^\d{1,2}[-/]\d{1,2}[-/]\d{2,4}$/i;
const TOTAL = /^(?:sub)?totals?:?$/i;

/** With which of the lines each stack begins: behind the widest gap between two numbers; null: none has a number. */
function startsOfStacks(levels: readonly Level[]): number[] | null {
  const first = levels.findIndex(hasAmounts);
  const numbered = [...levels.keys()].filter((at) => levels.slice(at, at + 1).flatMap(numbersOf).length > 0);
  const [one, ...others] = numbered;
  if (one === undefined) return null;
  // The heading of the table: above its first row, and next to words of it
  const heads = levels.findLastIndex(({ rest }, at) => at < first && rest.length > 0) + 1;
  const opening = Math.min(
    one,
    levels.findIndex(({ facts }, at) => at >= heads && facts.length > 0),
  );
  return [
    opening,
    ...others.map((at, index) => behindWidestGap(levels, (numbered[index] ?? 0) + 1, at, "facts")),
  ];
}

function claimByClaim(levels: readonly Level[], starts: readonly number[]): Row[] {
  const [opening = 0] = starts;
  const tops = topsOfTables(levels, starts);
  const edge = endOfFacts(levels.slice(opening));
  const heading = levels.slice(0, opening).flatMap(({ row }) => row);
  return [
    ...heading,
    ...starts.flatMap((start, claim) => [
      ...stackParagraphs(levels.slice(start, starts[claim + 1]), edge),
      ...levels
        .slice(claim === 0 ? opening : tops[claim], tops[claim + 1])
        .flatMap(({ row, rest }) => pickWords(row, rest)),
    ]),
  ];
}

/** With which of the lines the rows of each claim begin: behind the total before, where each claim has one, else level with its stack. */
function topsOfTables(levels: readonly Level[], starts: readonly number[]): number[] {
  const totals = [...levels.keys()].filter((at) => levels.slice(at, at + 1).some(isTotal));
  const isTopped = starts.every((start) => levels.slice(start, start + 1).some(hasAmounts));
  return starts.map((start, claim) => {
    const before = totals[claim - 1];
    if (totals.length >= starts.length && before !== undefined) return before + 1;
    return claim === 0 || isTopped ? start : startOfTable(levels, start);
  });
}

const isTotal = (level: Level) =>
  hasAmounts(level) && level.rest.slice(0, 3).some(({ text }) => TOTAL.test(text));
