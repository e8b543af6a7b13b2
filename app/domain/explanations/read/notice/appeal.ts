import { cellsOf, heightOf, textOf } from "#app/domain/reading/page/rows.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import type { Explanation } from "../../explanation.ts";
import type { ReadDay, ReadRow } from "../tokens/read-row.ts";
import { toldAt, toldDay } from "../told.ts";

const OF_APPEAL =
  /\b(?:appeals?|review|reconsider(?:ation)?|redetermination|grievance|disagree|hearing|not right|dispute)\b/;

const NUMBERS: Readonly<Record<string, number>> = {
  thirty: 30,
  sixty: 60,
  ninety: 90,
  "one hundred eighty": 180,
  "one hundred and eighty": 180,
  "one hundred twenty": 120,
};

const DAYS = new RegExp(
  `\\b(\\d{2,3}|${Object.keys(NUMBERS).join("|")})\\s*(?:\\(\\d+\\)\\s*)?(?:calendar |business )?days?\\b`,
);

const MONTHS = /\b(\d{1,2}|six)\s*months?\b/;
const LINES_OF_PARAGRAPH = 3;

/** How long and where to appeal, as a notice prints it. */
export function findAppeal(lines: readonly ReadRow[]): Explanation["appeal"] {
  const [days, by, address] = [findDays(lines), findLastDay(lines), findAddress(lines)];
  return {
    days: days && toldAt(days.days, wholeLine(days.line), 0.95),
    by: by && toldDay(by.line, by.day),
    address: address && toldAt(address.address, wholeLine(address.line), 0.9),
  };
}

const wholeLine = (line: ReadRow) => ({ line, start: 0, end: line.row.words.length });

/** The lines of a paragraph that speaks of appeals: those right before and after the word. */
const isNearAppeal = (lines: readonly ReadRow[], index: number) =>
  lines.slice(Math.max(0, index - LINES_OF_PARAGRAPH), index + 2).some(({ text }) => OF_APPEAL.test(text));

function findDays(lines: readonly ReadRow[]): { days: number; line: ReadRow } | null {
  for (const [index, line] of lines.entries()) {
    if (!isNearAppeal(lines, index)) continue;
    for (const text of [line.text, ...textsGoingOn(line, lines[index + 1])]) {
      if (!/day|month/.test(text)) continue;
      const found = DAYS.exec(text);
      const number = found?.[1] ?? "";
      const days = found ? (NUMBERS[number] ?? Number(number)) : monthsIn(text);
      if (days >= 10 && days <= 400) return { days, line };
    }
  }
  return null;
}

/** The cells of a line, each joined with the cell below that continues its sentence. Two columns of text may be
 *  next to each other. */
const textsGoingOn = (line: ReadRow, below: ReadRow | undefined): string[] =>
  below === undefined ||
  below.row.pageIndex !== line.row.pageIndex ||
  Math.max(line.row.cellStarts.length, below.row.cellStarts.length) > MAX_COLUMNS_OF_TEXT
    ? []
    : cellsOf(line.row).flatMap((words) => {
        const next = cellsOf(below.row).find((other) => standsUnder(words, other));
        return next ? [textOf([...words, ...next]).toLowerCase()] : [];
      });

/** A row of more cells is one of a table. */
const MAX_COLUMNS_OF_TEXT = 4;

const standsUnder = ([first]: readonly Word[], [other]: readonly Word[]) =>
  first !== undefined &&
  other !== undefined &&
  Math.abs(first.box.left - other.box.left) < heightOf(first.box);

function monthsIn(text: string): number {
  const months = MONTHS.exec(text)?.[1];
  if (!months) return 0;
  return months === "six" ? 180 : Number(months) * 30;
}

/** "We must receive your appeal by:", with the day below it. */
const OPEN_LIMIT = /\b(?:by|before|until|no later than):?$/i;

function findLastDay(lines: readonly ReadRow[]): { day: ReadDay; line: ReadRow } | null {
  for (const line of lines) {
    const day = line.days.find(
      ({ isCompact, start }) =>
        !isCompact && /\b(?:by|before|until|than|deadline:?)$/i.test(textOf(line.row.words.slice(0, start))),
    );
    if (day && isNearAppeal(lines, line.index)) return { day, line };
    const below = lines[line.index + 1];
    const open = cellsOf(line.row).find((words) => OPEN_LIMIT.test(textOf(words)));
    const under = open && below?.days.find(({ start }) => standsUnder(open, below.row.words.slice(start)));
    if (below && under && isNearAppeal(lines, line.index)) return { day: under, line: below };
  }
  return null;
}

const ZIP = /\b[A-Z]{2},?\s+\d{5}(?:-\d{4})?\b/;

const SENT_TO =
  /\b(?:write to|send (?:it|your (?:letter|appeal|request)|a letter|appeals?)?\s*to|mail (?:it|your \w+|appeals?|a copy|this)?\s*to|appeals? (?:to|address|unit|department))\b:?\s*/i;

/** The address behind "write to", to its ZIP code. */
function findAddress(lines: readonly ReadRow[]): { address: readonly string[]; line: ReadRow } | null {
  for (const [index, line] of lines.entries()) {
    if (!OF_APPEAL.test(line.text) && !isNearAppeal(lines, index)) continue;
    const text = textOf(line.row.words);
    const sent = SENT_TO.exec(text);
    if (!sent) continue;
    const own = text.slice(sent.index + sent[0].length).replace(/^[\s,.;:]+/, "");
    const parts = [own, ...lines.slice(index + 1, index + 5).map(({ row }) => textOf(row.words))].filter(
      Boolean,
    );
    const last = parts.findIndex((part) => ZIP.test(part));
    if (last < 0) continue;
    const address = parts
      .slice(0, last + 1)
      .map((part, at) => (at === last ? part.slice(0, endOfZip(part)) : part));
    return { address, line };
  }
  return null;
}

const endOfZip = (part: string) => (ZIP.exec(part)?.index ?? 0) + (ZIP.exec(part)?.[0].length ?? part.length);
