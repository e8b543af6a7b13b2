import type { Box } from "#app/platform/ocr/layout/document-text.ts";
import { foldCase } from "../labels/fold-text.ts";
import { boxAround, type Part, type Row } from "../page/rows.ts";
import { type DateNumbers, listNotations } from "./date-notations.ts";

export type DayOrder = "month-first" | "day-first";

/** A date as printed, before it is known whether the day or the month comes first. */
export interface PrintedDate extends DateNumbers, Part {
  row: Row;
  box: Box;
}

const EARLIEST_YEAR = 1990;

/** The dates of a document, row by row. */
export const findDatesOfRows = (rows: readonly Row[], claimForm: boolean): PrintedDate[] =>
  rows.flatMap((row, index) => [...findDates(row, claimForm), ...findWrappedDate(row, rows[index + 1])]);

/** The dates printed in a row. Six- and eight-digit runs (`012826`) count only on claim forms. */
export function findDates(row: Row, claimForm: boolean): PrintedDate[] {
  if (!row.words.some((word) => /\d/.test(word.text))) return [];
  const { text, offsets } = joinWords(row);
  const found: PrintedDate[] = [];
  const taken: { from: number; to: number }[] = [];
  for (const { pattern, read, lastResort } of listNotations(text, claimForm)) {
    if (lastResort && found.length > 0) continue;
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const numbers = read(match);
      if (!numbers || !isPlausible(numbers) || taken.some((other) => from < other.to && to > other.from))
        continue;
      taken.push({ from, to });
      const start = offsets.findLastIndex((offset) => offset <= from);
      const end = offsets.findLastIndex((offset) => offset < to) + 1;
      found.push({ row, start, end, box: boxAround(row.words.slice(start, end)), ...numbers });
    }
  }
  return found.sort((a, b) => a.start - b.start);
}

/** The date that a line of prose ends within: "This bill was prepared July 4," above "2026." */
function findWrappedDate(row: Row, next: Row | undefined): PrintedDate[] {
  const year = next?.words[0];
  const last = row.words.length;
  if (!next || next.pageIndex !== row.pageIndex || !/^\d{1,2},$/.test(row.words.at(-1)?.text ?? ""))
    return [];
  if (!year || !/^(?:19|20)\d{2}\b/.test(year.text)) return [];
  return findDates({ ...row, words: [...row.words, year] }, false)
    .filter(({ end }) => end > last)
    .map((date) => ({ ...date, row, end: last, box: boxAround(row.words.slice(date.start, last)) }));
}

/** Month first, unless the document itself writes a day above 12 in first place (and never in second) or foreign money. */
export function findDayOrder(dates: PrintedDate[], foreignCurrency: boolean): DayOrder {
  const numeric = dates.filter((date) => !date.monthKnown);
  const dayFirst = numeric.filter((date) => date.first > 12).length;
  const monthFirst = numeric.filter((date) => date.second > 12).length;
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? "day-first" : "month-first";
  return foreignCurrency ? "day-first" : "month-first";
}

/** ISO yyyy-mm-dd. A date that is impossible in the document's order is read in the other one. */
export function toIsoDate(date: PrintedDate, order: DayOrder): string {
  let [month, day] = [date.first, date.second];
  if (!date.monthKnown && (order === "day-first" ? day <= 12 : month > 12)) [month, day] = [day, month];
  return `${date.year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

function isPlausible({ year, first, second, monthKnown }: DateNumbers): boolean {
  const valid = (month: number, day: number) =>
    month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
  return valid(first, second) || (!monthKnown && valid(second, first));
}

/** Whether a bill could have been written on that day: not before 1990, and not later than the year after next. */
export function isPlausibleBillDate(iso: string): boolean {
  const year = Number(iso.slice(0, 4));
  return year >= EARLIEST_YEAR && year <= new Date().getUTCFullYear() + 2;
}

function joinWords(row: Row): { text: string; offsets: number[] } {
  const offsets: number[] = [];
  let text = "";
  for (const word of row.words) {
    if (text !== "") text += " ";
    offsets.push(text.length);
    const folded = foldCase(word.text);
    text += folded.length === word.text.length ? folded : word.text.toLowerCase();
  }
  return { text: text.replace(/[，]/g, ",").replace(/(?<!\d)0(?=[a-z]{2})/g, "o"), offsets };
}
