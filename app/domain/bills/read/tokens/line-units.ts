import { isAligned, misalignment } from "#app/domain/reading/page/geometry.ts";
import { cellEnd } from "#app/domain/reading/page/rows.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import type { WordedValue } from "#app/domain/reading/values/said.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import type { RowInTable } from "./row-in-table.ts";

interface UnitsBeside {
  amounts: readonly PrintedAmount[];
  charge: PrintedAmount | null;
  /** Numbers that all rows together tell to be units. */
  counts: ReadonlySet<Word>;
}

/** Returns the units of a charge. Reads the value under "Units"; without such a heading, a number that other rows
 *  also have, or one alone before the charge. Also reads "x2". */
export function readUnits(place: RowInTable, beside: UnitsBeside): WordedValue<number> | null {
  return (
    (place.columns.length === 0 ? readBesideCharge(place, beside) : readInColumn(place)) ??
    readAgreed(place, beside.counts) ??
    readSaid(place)
  );
}

/** How surely a number is a count that no heading names: other rows have one, too, or it stands alone before the charge. */
const AGREED = 0.95;
const ALONE = 0.8;
const COUNT = /^-?\d{1,4}(?:\.\d{1,2})?$/;

function readBesideCharge(
  place: RowInTable,
  { amounts, charge, counts }: UnitsBeside,
): WordedValue<number> | null {
  if (!charge || amounts.length < 2) return null;
  const { row, taken } = place;
  const index = charge.start - 1;
  const word = row.words[index];
  if (!word || taken.has(index) || !COUNT.test(word.text)) return null;
  if (counts.has(word)) return takeUnits(place, index, AGREED);
  // What was done may end in a number, too.
  const isAlone = row.cellStarts.includes(index) && cellEnd(row, index) === index + 1;
  return isAlone ? takeUnits(place, index, ALONE) : null;
}

/** Of the numbers nearer to "Units" than to any other heading, the one that stands below it best: what was done may end in
 *  numbers, too. */
function readInColumn(place: RowInTable): WordedValue<number> | null {
  const { row, standsIn, taken } = place;
  let [best, leastOff] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, { text, box }] of row.words.entries()) {
    if (taken.has(index) || !COUNT.test(text)) continue;
    const column = standsIn[index];
    const off = column?.role === "quantity" ? misalignment(column.box, box) : Number.POSITIVE_INFINITY;
    if (off < leastOff) [best, leastOff] = [index, off];
  }
  return takeUnits(place, best, 1);
}

/** Units that no heading names, unless they stand below another one. */
function readAgreed(place: RowInTable, counts: ReadonlySet<Word>): WordedValue<number> | null {
  const { row, columns, taken } = place;
  if (columns.some(({ role }) => role === "quantity")) return null;
  const standsBelow = ({ box }: Word) =>
    columns.some((column) => column.role !== "description" && isAligned(box, column.box));
  const index = row.words.findIndex((word, at) => !taken.has(at) && counts.has(word) && !standsBelow(word));
  return takeUnits(place, index, AGREED);
}

const SAID = /^[x×](\d{1,3})$/i;

/** "Nerve block x2". */
function readSaid(place: RowInTable): WordedValue<number> | null {
  const isSaid = ({ text }: Word, at: number) => at > 0 && !place.taken.has(at) && SAID.test(text);
  return takeUnits(place, place.row.words.findIndex(isSaid), 1);
}

/** Null: no such word exists. */
function takeUnits({ row, taken }: RowInTable, index: number, sureness: number): WordedValue<number> | null {
  const word = row.words[index];
  if (!word) return null;
  taken.add(index);
  // Of a charge that was taken back, some print as a minus what the amount says already.
  const value = Math.abs(Number(word.text.replace(SAID, "$1")));
  return { value, row, words: [word], sureness };
}
