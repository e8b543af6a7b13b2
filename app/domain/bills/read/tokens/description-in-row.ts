import { isAligned, isFlushLeft, standsBelowHeading } from "#app/domain/reading/page/geometry.ts";
import { boxAround, cellEnd, cellStart, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import type { WordedValue } from "#app/domain/reading/values/said.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import type { Column } from "./columns.ts";
import { describeCharge, namesPerson, type PersonName } from "./person-names.ts";
import { type RowInTable, wordsIn } from "./row-in-table.ts";

export interface Description {
  description: WordedValue<string> | null;
  /** Whether it stands below the heading of what was done. */
  hasDescriptionInColumn: boolean;
}

/** Returns what a row says was done: the words that are nothing else, name no person and aren't a number of the sender's own. */
export function describeRow(
  place: RowInTable,
  charge: PrintedAmount | null,
  persons: PersonName[],
): Description {
  const personal = wordsNamingPersons(place.row, persons);
  const words = place.row.words.filter(
    (word, index) =>
      !place.taken.has(index) &&
      !personal.has(index) &&
      (!charge || index < charge.start || isDescribedBehind(place, index, charge)) &&
      !isInternalCode(word, place.standsIn[index] ?? null) &&
      !isNumberOfItsOwn(place, index) &&
      !isInPersonColumn(place, index),
  );
  const value = describeCharge(words, persons);
  return {
    description: value === null ? null : { value, row: place.row, words, sureness: 1 },
    hasDescriptionInColumn: standsInDescriptionColumn(words, place.columns),
  };
}

const isText = ({ text }: Word) => /\p{L}{2}/u.test(text);

/** Some plans print what was done at the right of what it cost. */
function isDescribedBehind({ row, columns, standsIn }: RowInTable, index: number, charge: PrintedAmount) {
  if (columns.length === 0) return index >= charge.end && !row.words.slice(0, charge.start).some(isText);
  const column = columns.find(({ role }) => role === "description");
  if (!column || column.box.left < charge.box.right) return false;
  return standsIn[cellStart(row, index)] === column;
}

/** Indexes of the words in cells that name a person, next to the cell with the service. */
function wordsNamingPersons(row: Row, persons: PersonName[]): Set<number> {
  if (persons.length === 0) return new Set();
  const cells = row.cellStarts.map((start) => ({ start, end: cellEnd(row, start) }));
  const personal = cells.filter(({ start, end }) =>
    namesPerson(textOf(row.words.slice(start, end)), persons),
  );
  return new Set(personal.flatMap(wordsIn));
}

const DIAGNOSIS = /^[A-TV-Z]\d[\dAB]\.[\dA-Z]{1,4}$/;

function isInternalCode({ text }: Word, column: Column | null): boolean {
  if (DIAGNOSIS.test(text)) return true;
  const isInColumn = column?.role === "internal-code";
  if (isInColumn && /^[A-Z]{2,4}\d{3,}$/.test(text)) return true;
  if (!/^\d{4,}$/.test(text)) return /^[|_\-=*.]+$/.test(text);
  return /^\d{6,}$/.test(text) || isInColumn;
}

const CLOCK_TIME = /^(?:[01]?\d|2[0-3]):[0-5]\d$/;

/** Whether a number alone in its cell is a time, or is under a heading other than the service, such as tooth or
 *  minutes. */
function isNumberOfItsOwn({ row, standsIn }: RowInTable, index: number): boolean {
  const [word, column] = [row.words[index], standsIn[index]];
  const isAlone = cellStart(row, index) === index && cellEnd(row, index) === index + 1;
  if (!word || !column || !isAlone) return false;
  if (CLOCK_TIME.test(word.text)) return true;
  return /^\d{1,3}$/.test(word.text) && column.role !== "description" && isAligned(column.box, word.box);
}

/** A name may be wider than its column's heading. Its cell's first word shows its column, unless a later word
 *  starts where a heading does. */
function isInPersonColumn({ row, columns, standsIn }: RowInTable, index: number): boolean {
  const start = cellStart(row, index);
  const beginsColumn = ({ box }: Word) => columns.some((column) => isFlushLeft(box, column.box));
  const begin = row.words.slice(start, index + 1).findLastIndex(beginsColumn);
  return standsIn[start + Math.max(0, begin)]?.role === "person";
}

function standsInDescriptionColumn(words: Word[], columns: readonly Column[]): boolean {
  const [first] = words;
  const column = columns.find(({ role }) => role === "description");
  return (
    first !== undefined && column !== undefined && standsBelowHeading(first.box, boxAround(words), column.box)
  );
}
