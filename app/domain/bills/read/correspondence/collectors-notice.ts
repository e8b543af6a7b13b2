import { foldCase, squash } from "#app/domain/reading/labels/fold-text.ts";
import { cellsOf, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import {
  findDates,
  isPlausibleBillDate,
  type PrintedDate,
  toIsoDate,
} from "#app/domain/reading/values/dates.ts";
import { type PrintedValue, printedAt } from "#app/domain/reading/values/printed-at.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { printedInBlock, type TextBlock } from "./text-blocks.ts";

/** What a collector's letter says of itself (12 CFR 1006.34). Null = not printed, or not surely read. */
export interface CollectorsNotice {
  collectorName: PrintedValue<string> | null;
  originalCreditor: PrintedValue<string> | null;
  /** ISO day: the last one to dispute the debt. */
  disputeBy: PrintedValue<string> | null;
  /** The same in days after the notice. */
  disputeDays: PrintedValue<number> | null;
}

export const noNotice: CollectorsNotice = {
  collectorName: null,
  originalCreditor: null,
  disputeBy: null,
  disputeDays: null,
};

const NAME = "([\\p{Lu}\\d][\\p{L}\\d&.,'’ -]{2,70}?)";
const IS_COLLECTOR = /,? (?:is|as) an? (?:debt collector|collection agency)\b/i;
const MAX_NAME_LENGTH = 70;
const OWED_TO = new RegExp(
  `\\b(?:debt (?:that )?you owe to|original creditor(?: is|:)?|debt (?:you owe|owed) to|creditor to whom the debt (?:is|was) owed(?: is|:)?) ${NAME}(?=[.;]|,? (?:for|in the|which|account|on)\\b|$| {2})`,
  "iu",
);
const CREDITOR = /^(?:original |current )?creditor ?:(?: (.+))?$/i;
const DISPUTE =
  /\b(?:dispute|disputing|contest|write to us|writ(?:e|ing)|in writing|request (?:the )?(?:name|information)|verification|validat\w+)\b/;
const BY = /\b(?:by|before|until|no later than|through|el)\s*$/;
const DAYS = /\b(?:within|have)\s+(?:(?:thirty|forty-five|sixty)\s*\(?)?(\d{2})\)?\s+(?:calendar )?days\b/gi;
const MAX_DAYS = 90;
const MIN_DAYS = 30;

/** What a collector's letter says of itself. `isoOf` gives a printed date's ISO day. */
export function readCollectorsNotice(rows: readonly Row[], blocks: readonly TextBlock[]): CollectorsNotice {
  return {
    collectorName: findCollectorName(blocks),
    originalCreditor: findLabelledCreditor(rows) ?? findCreditor(blocks),
    disputeBy: onlyOne(blocks.flatMap(daysToDispute)),
    disputeDays: onlyOne(blocks.flatMap(spansToDispute)),
  };
}

/** "Gatehouse Recovery Bureau, LLC is a debt collector": the name that also stands elsewhere on the letter, else what its line begins
 *  with. */
function findCollectorName(blocks: readonly TextBlock[]): PrintedValue<string> | null {
  for (const block of blocks) {
    const to = block.text.search(IS_COLLECTOR);
    if (to < 0) continue;
    const starts = startsBefore(block, to).filter((from) => to - from <= MAX_NAME_LENGTH);
    const names = starts.map((from) => ({ from, name: block.text.slice(from, to) }));
    const printedTwice = names.find(({ name }) => isName(name) && countLines(blocks, name) > 0);
    const named = printedTwice ?? names.findLast(({ name }) => isName(name));
    if (named) return printedInBlock(named.name, block, { from: named.from, to });
  }
  return null;
}

/** Where a line or a sentence of a block begins before a character of its text, the first one first. */
function startsBefore({ lines, text }: TextBlock, until: number): number[] {
  const starts = [...text.slice(0, until).matchAll(/[.!?:] /g)].map(({ index }) => index + 2);
  let offset = 0;
  for (const line of lines) {
    if (offset < until) starts.push(offset);
    offset += line.text.length + 1;
  }
  return starts.sort((a, b) => a - b);
}

const isName = (text: string) => /^[\p{Lu}\d].{3,}/u.test(text) && !PRONOUN.test(text);

/** How many lines say nothing but the name. */
const countLines = (blocks: readonly TextBlock[], name: string) =>
  blocks.flatMap(({ lines }) => lines).filter(({ text }) => squash(text) === squash(name)).length;

/** "Original creditor:  Cedar Valley Hospital", the name in the label's cell or in the next one. */
function findLabelledCreditor(rows: readonly Row[]): PrintedValue<string> | null {
  for (const row of rows) {
    const cells = cellsOf(row);
    for (const [at, words] of cells.entries()) {
      const [label, inCell = ""] = CREDITOR.exec(textOf(words)) ?? [];
      const named = inCell === "" ? cells[at + 1] : words.slice(-inCell.split(" ").length);
      if (label === undefined || !named) continue;
      const name = textOf(named);
      if (isName(name)) return printedAt(name, row, named);
    }
  }
  return null;
}

function findCreditor(blocks: readonly TextBlock[]): PrintedValue<string> | null {
  for (const block of blocks) {
    const match = OWED_TO.exec(block.text);
    const name = match?.[1];
    if (!match || name === undefined || PRONOUN.test(name)) continue;
    const from = match.index + match[0].indexOf(name);
    return printedInBlock(trimEndOf(name, /[\s,]/), block, { from, to: from + name.length });
  }
  return null;
}

/** "We are a debt collector", "This is an attempt by a debt collector": no name. */
const PRONOUN = /^(?:we|this|it|which|that|who|us|our|the|a|an|you|your|if|as|because)\b/i;

/** The days by which a sentence of a block says to dispute. */
function daysToDispute(block: TextBlock): PrintedValue<string>[] {
  return datesIn(block).flatMap((date) => {
    const { from, to } = offsetsOf(date);
    const before = foldCase(sentenceUpTo(block.text, from));
    const after = foldCase(block.text.slice(to).split(/[.!?]\s/)[0] ?? "");
    const iso = toIsoDate(date, "month-first");
    const says = BY.test(before) && DISPUTE.test(`${before} ${after}`) && isPlausibleBillDate(iso);
    return says ? (printedInBlock(iso, block, { from, to }) ?? []) : [];
  });
}

function spansToDispute(block: TextBlock): PrintedValue<number>[] {
  return [...block.text.matchAll(DAYS)].flatMap((match) => {
    const [whole, digits] = match;
    const [from, to] = [match.index, match.index + whole.length];
    const around = `${sentenceUpTo(block.text, from)} ${block.text.slice(to).split(/[.!?]\s/)[0] ?? ""}`;
    const days = Number(digits);
    const isSpan = days >= MIN_DAYS && days <= MAX_DAYS && DISPUTE.test(foldCase(around));
    return isSpan ? (printedInBlock(days, block, { from, to }) ?? []) : [];
  });
}

const sentenceUpTo = (text: string, at: number) =>
  text
    .slice(0, at)
    .split(/[.!?]\s/)
    .at(-1) ?? "";

/** The dates of a block, also those that a line's end parts, in its words as one line. */
function datesIn({ lines }: TextBlock): PrintedDate[] {
  const [first] = lines;
  if (!first) return [];
  const words = lines.flatMap((line) => line.words);
  const row: Row = { ...first.row, words, cellStarts: [0] };
  return findDates(row, false);
}

function offsetsOf({ row, start, end }: PrintedDate): { from: number; to: number } {
  const lengthOf = (until: number) =>
    row.words.slice(0, until).reduce((sum, { text }) => sum + text.length + 1, 0);
  return { from: lengthOf(start), to: lengthOf(end) - 1 };
}

/** The one value that all of them are; null where they differ. */
function onlyOne<Value>(found: readonly PrintedValue<Value>[]): PrintedValue<Value> | null {
  const [first, ...others] = found;
  return first && others.every(({ value }) => value === first.value) ? first : null;
}
