import { squash } from "#app/domain/bills/read/labels/fold-text.ts";
import { boxAround, cellsOf, heightOf, type Row } from "#app/domain/bills/read/layout/rows.ts";
import type { Box, Word } from "#app/platform/ocr/layout/document-text.ts";
import type { Fact } from "../vocabulary/fact-labels.ts";
import { factOf } from "./fact-of-label.ts";
import { firstAmount } from "./money-words.ts";
import { pickWords } from "./pick-words.ts";
import { tableRuns } from "./table-runs.ts";

/**
 * Rows with the facts of a claim that stand in a column beside its table as rows of their own, above it: the claim's number and who gave the
 * care are level with the table's rows, and no part of them.
 */
export function partFactsBesideTables(rows: readonly Row[]): Row[] {
  const parted = rows.map((row) => [row]);
  for (const run of tableRuns(rows)) {
    const found = guttersOf(run.flatMap((index) => rows[index] ?? []))
      .map((gutter) => stretchesOf(run, rows, gutter).filter(hasFactsBeside))
      .find((stretches) => stretches.length > 0);
    for (const levels of found ?? []) {
      const [first, ...others] = levels;
      if (!first) continue;
      parted[first.index] = claimByClaim(levels);
      for (const { index } of others) parted[index] = [];
    }
  }
  return parted.flat();
}

/** What a column beside a table lies beyond: left of its first column, or right of its last amounts. */
interface Gutter {
  at: number;
  side: "left" | "right";
  height: number;
}

/** In heights of the row's type. */
const OFFSET = 0.7;
const LEAST_GUTTER = 0.4;
const LEAST_SHARE = 0.8;
const MOST_COLUMNS = 3;

/** Where the facts of a claim may end or begin: a column that nearly all rows of a table have, and the end of its amounts. */
function guttersOf(table: readonly Row[]): Gutter[] {
  const height = heightOf(table[0]?.box ?? { left: 0, right: 0, top: 0, bottom: 1 });
  const namesOf = ({ words }: Row, first: number) => words.slice(0, Math.max(0, first));
  const lefts = table.flatMap((row) => namesOf(row, firstAmount(row)).map(({ box }) => box.left));
  const isShared = (left: number) =>
    table.filter(({ words }) => words.some(({ box }) => Math.abs(box.left - left) < OFFSET * height))
      .length >=
    LEAST_SHARE * table.length;
  const shared = lefts.sort((a, b) => a - b).filter(isShared);
  const columns = shared.filter((left, index) => left - (shared[index - 1] ?? 0) > OFFSET * height);
  const ends = table.flatMap(({ words }) =>
    words.filter(({ text }) => /\.\d\d\)?$/.test(text)).map(({ box }) => box.right),
  );
  return [
    ...columns.slice(0, MOST_COLUMNS).map((at): Gutter => ({ at, side: "left", height })),
    { at: Math.max(...ends), side: "right", height },
  ];
}

/** A row with its words that stand beside the table and those in it. */
interface Level {
  index: number;
  row: Row;
  facts: Word[];
  rest: Word[];
}

/** The rows of a table and around it, parted where a row has a word across the gutter. */
function stretchesOf(run: readonly number[], rows: readonly Row[], gutter: Gutter): Level[][] {
  const [from, to] = rangeAround(run, rows, gutter);
  const stretches: Level[][] = [[]];
  for (let index = from; index <= to; index++) {
    const row = rows[index];
    const level = row && levelOf(index, row, gutter);
    if (level) stretches.at(-1)?.push(level);
    else stretches.push([]);
  }
  return stretches.filter((levels) => levels.some(({ index }) => run.includes(index)));
}

const MOST_GAP_IN_HEIGHTS = 2.2;

/** The lines from above a table to below it that stand as close as those of its facts. */
function rangeAround(run: readonly number[], rows: readonly Row[], gutter: Gutter): [number, number] {
  const isNear = (above: Row | undefined, below: Row | undefined) =>
    above !== undefined &&
    below !== undefined &&
    above.pageIndex === below.pageIndex &&
    below.box.top - above.box.bottom < MOST_GAP_IN_HEIGHTS * gutter.height;
  let [from = 0] = run;
  let to = run.at(-1) ?? from;
  while (isNear(rows[from - 1], rows[from])) from--;
  while (isNear(rows[to], rows[to + 1])) to++;
  return [from, to];
}

/** Null: a cell stands across the gutter. */
function levelOf(index: number, row: Row, { at, side, height }: Gutter): Level | null {
  const gap = LEAST_GUTTER * height;
  const isBeside = ({ left, right }: Box) => (side === "left" ? right < at - gap : left > at + gap);
  const isAcross = (box: Box) =>
    !isBeside(box) && (side === "left" ? box.left < at - OFFSET * height : box.right > at + OFFSET * height);
  if (cellsOf(row).map(boxAround).some(isAcross)) return null;
  return {
    index,
    row,
    facts: row.words.filter(({ box }) => isBeside(box)),
    rest: row.words.filter(({ box }) => !isBeside(box)),
  };
}

const FEWEST_LABELS = 2;
/** In heights of the row's type: what stands further above a table, as the facts of the notice do, is not beside it. */
const MOST_LINES_ABOVE = 10;

/** Whether what stands beside a table is the facts of claims: words in one column, level with its rows, some of them labels. */
function hasFactsBeside(levels: readonly Level[]): boolean {
  const table = levels.filter(({ rest }) => firstAmount({ words: rest }) >= 0);
  const beside = table.filter(({ facts }) => facts.length > 0);
  const left = beside[0]?.facts[0]?.box.left;
  if (left === undefined) return false;
  // A first column of the table itself has words in each of its rows.
  if (beside.length === table.length && !beside.some(({ facts }) => labelOf(facts))) return false;
  const [first] = table;
  const top = first ? first.row.box.top - MOST_LINES_ABOVE * heightOf(first.row.box) : 0;
  const labels = levels
    .filter(({ row }) => row.box.top > top)
    .filter(
      ({ index, rest }) =>
        rest.length > 0 || (index > (beside[0]?.index ?? 0) && index < (beside.at(-1)?.index ?? 0)),
    )
    .filter(({ rest }) => !rest.some(({ text }) => text.endsWith(":")))
    .filter(({ row, facts: [own] }) => own && Math.abs(own.box.left - left) < heightOf(row.box))
    .flatMap(({ row, facts }) => {
      const fact = labelOf(facts);
      const isColon = facts.some(({ text }) => text.endsWith(":"));
      return fact ? [{ fact, isOfClaim: isColon || row.box.top > (first?.row.box.top ?? 0) - 1 }] : [];
    });
  // What labels only the lines above a table heads a column of it.
  const ofClaims = labels.filter(({ isOfClaim }) => isOfClaim).map(({ fact }) => fact);
  return new Set(ofClaims).size >= FEWEST_LABELS;
}

/** What the words of one line name: "Claim: 8812", "Network status"; null: no fact. */
function labelOf(words: readonly Word[]): Fact | null {
  const colon = words.findIndex(({ text }) => text.endsWith(":"));
  const label = colon < 0 ? words : words.slice(0, colon + 1);
  const fact = label.length > 0 ? factOf(squash(label.map(({ text }) => text).join(""))) : null;
  return fact === "other" || IS_VALUE.test(words.map(({ text }) => text).join(" ")) ? null : fact;
}

/** "In-network" answers to a label, and is one only with a question mark. */
const IS_VALUE = /^(?:in|out)[- ](?:of[- ])?network$/i;

/** The rows of each claim: its facts, then those of its table. */
function claimByClaim(levels: readonly Level[]): Row[] {
  const starts = startsOfClaims(levels);
  const tops = starts.map((start) => (start === 0 ? 0 : startOfTable(levels, start)));
  return starts.flatMap((start, claim) => [
    ...levels.slice(start, starts[claim + 1]).flatMap(({ row, facts }) => pickWords(row, facts)),
    ...levels.slice(tops[claim], tops[claim + 1]).flatMap(({ row, rest }) => pickWords(row, rest)),
  ]);
}

/** With which of the lines a claim's facts begin: behind the widest gap before a label that comes again. */
function startsOfClaims(levels: readonly Level[]): number[] {
  const starts = [0];
  const named = new Set<Fact>();
  let last = 0;
  for (const [index, { facts }] of levels.entries()) {
    const fact = labelOf(facts);
    if (!fact) continue;
    if (named.has(fact)) {
      starts.push(behindWidestGap(levels, last + 1, index, "facts"));
      named.clear();
    }
    named.add(fact);
    last = index;
  }
  return starts;
}

/** In heights of the row's type: a table may be higher than the facts that stand in the middle beside it. */
const MOST_ABOVE = 5;
const MOST_BELOW = 2.5;

/** The first row of the table beside which a claim's facts begin. */
function startOfTable(levels: readonly Level[], start: number): number {
  const box = levels[start]?.row.box;
  if (!box) return start;
  const isNear = ({ row: { box: own } }: Level) =>
    own.top > box.top - MOST_ABOVE * heightOf(box) && own.top < box.top + MOST_BELOW * heightOf(box);
  return behindWidestGap(levels, levels.findIndex(isNear), levels.findLastIndex(isNear), "rest");
}

/** Of the lines `from` to `to` the one that stands furthest below the words above it. */
function behindWidestGap(levels: readonly Level[], from: number, to: number, of: "facts" | "rest"): number {
  let best = to;
  let widest = Number.NEGATIVE_INFINITY;
  let bottom: number | null = null;
  for (const [index, level] of levels.entries()) {
    if (level[of].length === 0) continue;
    const box = boxAround(level[of]);
    const gap = bottom === null ? Number.NEGATIVE_INFINITY : box.top - bottom;
    if (index >= from && index <= to && gap > widest) {
      best = index;
      widest = gap;
    }
    bottom = box.bottom;
  }
  return best;
}
