import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { pickWords } from "#app/domain/reading/page/cells.ts";
import {
  boxAround,
  cellEnd,
  cellsOf,
  heightOf,
  middleOf,
  type Row,
  textOf,
} from "#app/domain/reading/page/rows.ts";
import { LINES_OF_CLAIM, ONE_EDGE } from "#app/domain/reading/reach.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { OF_NO_CLAIM } from "../vocabulary/claim-labels.ts";
import { isClaimId } from "./claim-numbers.ts";
import { countAmounts, firstAmount } from "./money-words.ts";

/** Rows `from` up to, not including, `to` with claims next to each other; each but the first begins at one of `lefts`. */
interface Stretch {
  from: number;
  to: number;
  lefts: readonly number[];
}

/**
 * Moves claims printed side by side below each other: first all of the page's left part, then the part to the right.
 * A row that names two claims shows where the parts begin. They extend until a cell crosses the gap.
 */
export function stackClaimsSideBySide(rows: readonly Row[]): Row[] {
  const stacked: Row[] = [];
  let done = 0;
  for (const [index, row] of rows.entries()) {
    const lefts = index < done ? [] : leftsOfParts(row).slice(1);
    const stretch = lefts.length > 0 && stretchAround(rows, done, index, lefts);
    if (!stretch) continue;
    stacked.push(...rows.slice(done, stretch.from), ...partByPart(rows, stretch));
    done = stretch.to;
  }
  return [...stacked, ...rows.slice(done)];
}

const leftsOfParts = (row: Row) =>
  [leftsOfClaims, leftsOfCards, leftsOfSummaries]
    .map((leftsOf) => leftsOf(row))
    .find((lefts) => lefts.length > 1) ?? [];

/** Returns where each label begins in a row that has sums of a claim next to those of a year: "Plan paid $12.00  ...  Deductible
 *  met $300.00". */
function leftsOfSummaries(row: Row): number[] {
  const cells = cellsOf(row);
  const isPairs =
    cells.length >= 4 &&
    cells.length % 2 === 0 &&
    cells.every((words, at) => (at % 2 === 0 ? isLabel(words) : words.some(({ text }) => /\d/.test(text))));
  if (!isPairs) return [];
  const labels = cells.filter((_, at) => at % 2 === 0);
  const ofYear = labels.filter((words) => OF_NO_CLAIM.test(textOf(words).toLowerCase()));
  return ofYear.length > 0 && ofYear.length < labels.length
    ? labels.map((words) => boxAround(words).left)
    : [];
}

/** Whether amounts are side by side: an amount next to its label is not. */
const isOfTable = (row: Row) =>
  cellsOf(row).some((words, at, cells) => isAmount(words) && isAmount(cells[at + 1] ?? []));
const isAmount = (words: readonly Word[]) => firstAmount({ words: [...words] }) === 0;

const isLabel = (words: readonly Word[]) =>
  /\p{L}{3}/u.test(textOf(words)) && !words.some(({ text }) => /\d/.test(text));

/** Where each label begins of a row that prints the same one before each of its amounts: "Billed $12.00  ...  Billed $15.00". */
function leftsOfCards(row: Row): number[] {
  const cells = cellsOf(row);
  const labels = cells.filter((_, at) => at % 2 === 0);
  const isPairs = cells.length >= 4 && cells.length % 2 === 0 && countAmounts(row) === labels.length;
  const texts = new Set(labels.map((words) => squash(textOf(words))));
  const [text = ""] = texts;
  const isOne = texts.size === 1 && /\p{L}{3}/u.test(text);
  return isPairs && isOne ? labels.map((words) => boxAround(words).left) : [];
}

/** Where each claim that a row names begins: "Claim 8812  ...  Claim 8813". The number of one alone twice names one. */
function leftsOfClaims(row: Row): number[] {
  const ids = new Set<string>();
  const lefts = row.cellStarts.flatMap((start) => {
    const [label, ...words] = row.words.slice(start, cellEnd(row, start));
    if (!label || !/^claim/i.test(label.text)) return [];
    const next = row.words[cellEnd(row, start)];
    const id = [...words, ...(next ? [next] : [])].find(({ text }) => isClaimId(text.replace(/^[#:]+/, "")));
    if (!id) return [];
    ids.add(id.text);
    return [label.box.left];
  });
  return ids.size === lefts.length ? lefts : [];
}

/** In heights of the row's type. */

/** The rows around one that names claims that stand apart as its claims do; null: hardly any does. */
function stretchAround(
  rows: readonly Row[],
  done: number,
  at: number,
  lefts: readonly number[],
): Stretch | null {
  const [row] = rows.slice(at);
  if (!row) return null;
  const height = heightOf(row.box);
  // Cards of services end where another claim is named; of claims each is.
  const areOfOne = leftsOfClaims(row).length === 0;
  const areSummaries = leftsOfClaims(row).length < 2 && leftsOfSummaries(row).length > 1;
  const isParted = (one: Row | undefined) =>
    one !== undefined &&
    one.pageIndex === row.pageIndex &&
    !(areSummaries && isOfTable(one)) &&
    standsApart(one, lefts, ONE_EDGE * height) &&
    !(areOfOne && leftsOfClaims(one).length > 0);
  const isClose = (above: Row | undefined, below: Row | undefined) => {
    const gap = above && below ? below.box.top - above.box.bottom : Number.POSITIVE_INFINITY;
    return gap < LINES_OF_CLAIM * height && gap > -height;
  };
  let from = at;
  while (from > done && isParted(rows[from - 1]) && isClose(rows[from - 1], rows[from])) from--;
  let to = at + 1;
  let last = to;
  for (; isParted(rows[to]); to++) {
    const isWhole = lefts.every((left) =>
      rows[to]?.words.some(({ box }) => box.left > left - ONE_EDGE * height),
    );
    if (isWhole || isClose(rows[last - 1], rows[to])) last = to + 1;
  }
  return last - at >= MIN_ROWS ? { from, to: last, lefts } : null;
}

const MIN_ROWS = 3;

/** Whether no cell of a row stands across where a part begins. */
const standsApart = (row: Row, lefts: readonly number[], margin: number) =>
  cellsOf(row)
    .map(boxAround)
    .every(({ left, right }) => lefts.every((at) => left > at - margin || right < at));

function partByPart(rows: readonly Row[], { from, to, lefts }: Stretch): Row[] {
  const within = rows.slice(from, to);
  const height = heightOf(within[0]?.box ?? { left: 0, top: 0, right: 0, bottom: 0 });
  const edges = [
    Number.NEGATIVE_INFINITY,
    ...lefts.map((left) => left - ONE_EDGE * height),
    Number.POSITIVE_INFINITY,
  ];
  return edges.slice(1).flatMap((end, part) => {
    const start = edges[part] ?? 0;
    return within
      .flatMap((row) =>
        pickWords(
          row,
          row.words.filter(({ box }) => box.left > start && box.left <= end),
        ),
      )
      .sort((a, b) => middleOf(a.box) - middleOf(b.box));
  });
}
