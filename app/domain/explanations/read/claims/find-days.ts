import type { Fact } from "#app/domain/reading/labels/fact-labels.ts";
import { cellEnd, cellStart, cellsOf, isInside, textOf } from "#app/domain/reading/page/rows.ts";
import type { ExplainedValue } from "../../explanation.ts";
import { daysIn, factsIn, type Range, valuesIn } from "../facts/fact-values.ts";
import type { LabelledFact } from "../facts/labelled-facts.ts";
import type { Notice } from "../facts/notice.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { toldDay } from "../told.ts";

// input: at most 120 characters
const OF_PROCESSING =
  /\b(?:completed|processed|finished|finalized|decided|paid|payment issued|issued to provider|closed|settled)\b(?:(?! (?:by|between|after|through)\b)(?!\. (?:it|this|that|the|you|we)\b)[^;]){0,80}$/;
/** "care you had on", "seen on" */
const OF_CARE = /\b(?:care|services?|visit\w*|treat\w*|seen|stay|had|received)\b[^.;]{0,24}$/;

/** The day that a sentence says a claim was finished: "We completed it on November 8, 2025". */
export function findProcessingDay(
  lines: readonly ReadRow[],
  { from, to }: Range,
): ExplainedValue<string> | null {
  let text = "";
  let last: ExplainedValue<string> | null = null;
  for (const line of lines.slice(from, to)) {
    for (const day of line.isOfTable ? [] : line.days) {
      const before = `${text} ${foldedWords(line, day.start)}`.slice(-LETTERS_BEFORE);
      if (!day.isCompact && OF_PROCESSING.test(before)) last = toldDay(line, day, 0.85);
    }
    // The sentence may go on in the next line.
    text = line.row.cellStarts.length < CELLS_OF_TABLE ? line.text.slice(-LETTERS_KEPT) : "";
  }
  return last;
}

const LETTERS_KEPT = 60;
const CELLS_OF_TABLE = 4;

/** The last letters before a word of a line. */
const foldedWords = ({ row }: ReadRow, end: number) =>
  row.words
    .slice(0, end)
    .map(({ text }) => text.toLowerCase())
    .join(" ")
    .slice(-LETTERS_BEFORE);

const LETTERS_BEFORE = 120;

const OF_ISSUING =
  /\b(?:date of (?:this |the )?(?:notice|report|letter|statement)|notice date|issued|dated|prepared|mailed)(?: on)?\W{0,3}$/;

/** The day of a notice: what a label says, what a sentence does ("Date of this notice April 8, 2025"), or the date line of a letter. */
export const findIssueDay = ({ lines, facts }: Notice): ExplainedValue<string> | null =>
  findLabelledDay(facts, "issued", { from: 0, to: lines.length }) ??
  findIssuingDay(lines) ??
  findDateLine(lines, facts);

/** Whether a cell of a line ends as "We must receive your appeal by:" does, with its day below. */
const setsLimit = (line: ReadRow | undefined) =>
  line !== undefined &&
  cellsOf(line.row).some((words) => /^(?:by|before|until):?$/i.test(words.at(-1)?.text ?? ""));

/** "Date of" in a cell before a day, "service" below it. */
const OF_SOMETHING = /\b(?:of|service|care|visit|birth)\W*$/;

function findIssuingDay(lines: readonly ReadRow[]): ExplainedValue<string> | null {
  for (const line of lines) {
    const day = line.days.find(
      ({ start, isCompact }) => !isCompact && OF_ISSUING.test(foldedWords(line, start)),
    );
    if (day) return toldDay(line, day, 0.9);
  }
  return null;
}

const HEAD_SHARE = 0.45;
const FAX_SHARE = 0.035;

/** The date line of a letter: a day that stands alone in the upper part of the first page. */
function findDateLine(
  lines: readonly ReadRow[],
  facts: readonly LabelledFact[],
): ExplainedValue<string> | null {
  const named = new Set(facts.flatMap(({ value }) => (value ? daysIn(value) : [])));
  for (const [index, line] of lines.entries()) {
    const { row, days } = line;
    const [day] = days;
    if (setsLimit(lines[index - 1])) continue;
    const top = row.box.top / Math.max(1, row.page.heightPx);
    if (row.pageIndex > 0 || top > HEAD_SHARE) break;
    if (!day || day.isCompact || top < FAX_SHARE || named.has(day)) continue;
    const opens = cellStart(row, day.start) === day.start && cellEnd(row, day.start) === day.end;
    if (opens && line.amounts.length === 0 && !OF_SOMETHING.test(foldedWords(line, day.start)))
      return toldDay(line, day, 0.85);
  }
  return null;
}

/** The day that a label nearest the end of these lines names. */
export const findLabelledDay = (
  facts: readonly LabelledFact[],
  fact: Fact,
  range: Range,
): ExplainedValue<string> | null =>
  valuesIn(facts, fact, range)
    .flatMap((value) =>
      daysIn(value)
        .slice(0, 1)
        .map((day) => toldDay(value.line, day)),
    )
    .at(-1) ?? null;

/** First and last day of service: of the lines, else what a label says, else the day alone nearest above the lines. */
export function findServiceDays(
  ofLines: readonly ExplainedValue<string>[],
  { lines, facts }: Notice,
  range: Range,
): { first: ExplainedValue<string>; last: ExplainedValue<string> } | null {
  const own = firstAndLast(ofLines);
  if (own) return own;
  const labelled = factsIn(facts, "service-dates", range).flatMap(({ value, ...label }) => {
    const days = value ? daysIn(value).map((day) => toldDay(value.line, day)) : [];
    return days.length > 0 ? [{ label, days }] : [];
  });
  const sure = labelled.findLast(({ label }) => !isBareDate(label));
  if (sure) return firstAndLast(sure.days);
  const taken = new Set(
    (["processed", "issued", "received"] as const).flatMap((fact) =>
      valuesIn(facts, fact, range).flatMap(daysIn),
    ),
  );
  const open = lines.slice(range.from, range.to).map((line) =>
    line.days
      .filter((day) => !day.isCompact && !taken.has(day))
      .map((day) => ({
        before: foldedWords(line, day.start),
        day: toldDay(line, day, 0.8),
      })),
  );
  /** The days of the last line with such as follow these words. */
  const lastDays = (isSo: (before: string) => boolean) =>
    open
      .map((days) => days.filter(({ before }) => isSo(before)).map(({ day }) => day))
      .findLast(({ length }) => length > 0);
  const spoken = lastDays((before) => OF_CARE.test(before));
  const named = spoken ?? findDayHeading(lines, range) ?? labelled.at(-1)?.days;
  const isOpen = (before: string) => !OF_PROCESSING.test(before) && !OF_PAPER.test(before);
  return firstAndLast(named ?? lastDays(isOpen) ?? []);
}

/** What says that a day is the document's, the claim's or the person's: "Date received", "Printed", "Date of birth". */
const OF_PAPER =
  /\b(?:print\w*|receiv\w*|mail\w*|prepar\w*|issu\w*|sent|notice|statement|report|run|effective|birth|dob)\b[^\d;]{0,12}$/;

/** "Date" alone may be the notice's, too. */
const isBareDate = ({ line, start, end }: Pick<LabelledFact, "line" | "start" | "end">) =>
  /^dates?:?$/i.test(textOf(line.row.words.slice(start, end)));

/** The days of the nearest line above a claim's own that prints nothing else before them, as the heading of its claim in a Medicare
 *  notice: "August 27, 2026 — Holt Laboratory". */
function findDayHeading(lines: readonly ReadRow[], { from, to }: Range): ExplainedValue<string>[] | null {
  const line = lines.slice(from, to).findLast(isDaysAlone);
  return line?.days.map((day) => toldDay(line, day, 0.85)) ?? null;
}

function isDaysAlone({ row, days }: ReadRow): boolean {
  const isWhole = days.length > 0 && days.every(({ isCompact }) => !isCompact);
  const other = row.words.findIndex(
    ({ text }, at) => !isInside(days, at) && !/^(?:to|through|[-–—])$/i.test(text),
  );
  return isWhole && (other < 0 || (days[0]?.start === 0 && /^[–—]$/.test(row.words[other - 1]?.text ?? "")));
}

function firstAndLast(
  days: readonly ExplainedValue<string>[],
): { first: ExplainedValue<string>; last: ExplainedValue<string> } | null {
  const ordered = [...days].sort((a, b) => a.value.localeCompare(b.value));
  const [first] = ordered;
  const last = ordered.at(-1);
  return first && last ? { first, last } : null;
}
