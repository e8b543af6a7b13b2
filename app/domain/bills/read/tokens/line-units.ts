import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import type { Printed } from "../../bill.ts";
import { isAligned, misalignment } from "../layout/geometry.ts";
import { cellEnd, type Row } from "../layout/rows.ts";
import { printedIn } from "../printed-at.ts";
import type { PrintedAmount } from "./amounts.ts";
import { type Column, nearest } from "./columns.ts";

interface LineParts {
  amounts: readonly PrintedAmount[];
  columns: Column[];
  /** Words that are something else; the units are added. */
  taken: Set<number>;
  charge: PrintedAmount | null;
  /** Numbers that all rows together tell to be units. */
  counts: ReadonlySet<Word>;
}

/** The units of a charge: below "Units", or where no heading names them the number that other rows have, too, or that stands
 *  alone before the charge, or "x2". */
export function readUnits(row: Row, parts: LineParts): Printed<number> | null {
  return (
    (parts.columns.length === 0 ? readBesideCharge(row, parts) : readInColumn(row, parts)) ??
    readAgreed(row, parts) ??
    readSaid(row, parts)
  );
}

/** How surely a number is a count that no heading names: other rows have one, too, or it stands alone before the charge. */
const AGREED = 0.95;
const ALONE = 0.8;
const COUNT = /^-?\d{1,4}(?:\.\d{1,2})?$/;

function readBesideCharge(row: Row, { amounts, charge, taken, counts }: LineParts): Printed<number> | null {
  if (!charge || amounts.length < 2) return null;
  const index = charge.start - 1;
  const word = row.words[index];
  if (!word || taken.has(index) || !COUNT.test(word.text)) return null;
  // What was done may end in a number, too.
  const isAlone = row.cellStarts.includes(index) && cellEnd(row, index) === index + 1;
  if (counts.has(word)) return take(row, index, taken, AGREED);
  return isAlone ? take(row, index, taken, ALONE) : null;
}

/** Of the numbers nearer to "Units" than to any other heading, the one that stands below it best: what was done may end in
 *  numbers, too. */
function readInColumn(row: Row, { columns, taken }: LineParts): Printed<number> | null {
  let [best, leastOff] = [-1, Number.POSITIVE_INFINITY];
  for (const [index, { text, box }] of row.words.entries()) {
    if (taken.has(index) || !COUNT.test(text)) continue;
    const column = nearest(columns, box);
    const off = column?.role === "quantity" ? misalignment(column.box, box) : Number.POSITIVE_INFINITY;
    if (off < leastOff) [best, leastOff] = [index, off];
  }
  return best < 0 ? null : take(row, best, taken, 1);
}

/** Units that no heading names, unless they stand below another one. */
function readAgreed(row: Row, { columns, taken, counts }: LineParts): Printed<number> | null {
  if (columns.some(({ role }) => role === "quantity")) return null;
  const standsBelow = ({ box }: Word) =>
    columns.some((column) => column.role !== "description" && isAligned(box, column.box));
  const index = row.words.findIndex((word, at) => !taken.has(at) && counts.has(word) && !standsBelow(word));
  return index < 0 ? null : take(row, index, taken, AGREED);
}

const SAID = /^[x×](\d{1,3})$/i;

/** "Nerve block x2". */
function readSaid(row: Row, { taken }: LineParts): Printed<number> | null {
  const index = row.words.findIndex(({ text }, at) => at > 0 && !taken.has(at) && SAID.test(text));
  return index < 0 ? null : take(row, index, taken, 1);
}

function take(row: Row, index: number, taken: Set<number>, sureness: number): Printed<number> {
  taken.add(index);
  // Of a charge that was taken back, some print as a minus what the amount says already.
  const value = Math.abs(Number(row.words[index]!.text.replace(SAID, "$1")));
  const units = printedIn(value, { row, start: index, end: index + 1 });
  return { ...units, confidence: sureness * units.confidence };
}
