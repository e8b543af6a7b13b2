import type { Box, Word } from "#app/platform/ocr/layout/document-text.ts";
import { boxOf, type Label } from "../labels/find-labels.ts";
import { isLevelWith, isUnder, isWithinReach } from "../page/geometry.ts";
import { groupByRow } from "../page/group-by-row.ts";
import { cellEnd, cellStart, type Part, type Row } from "../page/rows.ts";

export type Placement = "right" | "below" | "left";

/** A value (an amount or a date) with the label that names it. */
export interface LabeledValue<Value> {
  label: Label;
  value: Value;
  placement: Placement;
  /** Words of the label's cell before the label, and between the label and the value. */
  wordsBefore: number;
  wordsBetween: number;
}

interface PositionedPart extends Part {
  row: Row;
  box: Box;
}

/** Gives each label its value: the first one to its right before the next label, else the nearest one below it that no label of
 *  that row claims. `labels` are the labels of one kind, in reading order. */
export function pairLabelsWithValues<Value extends PositionedPart>(
  labels: Label[],
  values: Value[],
  rows: Row[],
): LabeledValue<Value>[] {
  const valuesOf = groupByRow(values);
  const labelsOf = groupByRow(labels);
  const rowIndex = new Map(rows.map((row, index) => [row, index]));
  const paired: LabeledValue<Value>[] = [];
  const claimed = new Set<Value>();
  const unpaired: Label[] = [];
  const stillUnpaired: Label[] = [];
  for (const label of labels) {
    const rivals = labelsOf.get(label.row) ?? [];
    const nextLabel = rivals.find((other) => other.start >= label.end);
    const value = valuesOf
      .get(label.row)
      // "Total RM" may share its last word with "RM 21.00".
      ?.find(
        (candidate) =>
          candidate.start >= label.start &&
          candidate.end > label.end &&
          !label.row.words
            .slice(candidate.start > label.end ? label.end - 1 : label.end, candidate.start)
            .some(endsSentence) &&
          (!nextLabel || candidate.start < nextLabel.start),
      );
    if (value) {
      claimed.add(value);
      paired.push(toLabelled(label, value, "right"));
    } else unpaired.push(label);
  }
  for (const label of unpaired) {
    const value =
      findBeside(label, values, labels, claimed) ??
      findBelow(label, rows, rowIndex.get(label.row) ?? 0, valuesOf, labelsOf, claimed);
    if (value) {
      claimed.add(value);
      paired.push(toLabelled(label, value, value.box.left >= boxOf(label).right ? "right" : "below"));
    } else stillUnpaired.push(label);
  }
  for (const label of stillUnpaired) {
    const value = findBefore(label, valuesOf, labelsOf);
    if (!value || claimed.has(value)) continue;
    claimed.add(value);
    paired.push(toLabelled(label, value, "left"));
  }
  return paired;
}

/** A label names no value of the next sentence. Short words may be abbreviations ("adj."). */
const endsSentence = ({ text }: Word) => /^\p{Ll}{4,}[.?!]$/u.test(text);

/** Forms filled in by machine print the value a little above or below the line of its label. */
function findBeside<Value extends PositionedPart>(
  label: Label,
  values: Value[],
  labels: Label[],
  claimed: Set<Value>,
): Value | null {
  const box = boxOf(label);
  const beside = (other: { row: Row }, otherBox: Box) =>
    other.row.pageIndex === label.row.pageIndex && otherBox.left >= box.right && isLevelWith(box, otherBox);
  const nearest = values
    .filter((value) => !claimed.has(value) && value.row !== label.row && beside(value, value.box))
    .sort((a, b) => a.box.left - b.box.left)[0];
  if (!nearest) return null;
  const blocked = labels.some((other) => {
    if (other === label) return false;
    const otherBox = boxOf(other);
    return beside(other, otherBox) && otherBox.left < nearest.box.left;
  });
  return blocked ? null : nearest;
}

const MAX_ROWS_BELOW = 5;

function findBelow<Value extends PositionedPart>(
  label: Label,
  rows: Row[],
  index: number,
  valuesOf: Map<Row, Value[]>,
  labelsOf: Map<Row, Label[]>,
  claimed: Set<Value>,
): Value | null {
  const box = boxOf(label);
  for (const row of rows.slice(index + 1, index + 1 + MAX_ROWS_BELOW)) {
    if (row.pageIndex !== label.row.pageIndex) return null;
    if (!isWithinReach(box, row.box)) return null;
    const value = valuesOf
      .get(row)
      ?.find((candidate) => !claimed.has(candidate) && isUnder(box, candidate.box));
    if (value) return value;
    if (labelsOf.get(row)?.some((other) => isUnder(box, boxOf(other)))) return null;
  }
  return null;
}

/** Returns the numbers in the next two lines below labels that have none next to them, as in the boxes of a letterhead. */
export function listNumbersBelow(labels: Label[], rows: Row[]): Set<Word> {
  const numbers = new Set<Word>();
  for (const label of labels) {
    if (label.row.words.slice(label.end, cellEnd(label.row, label.start)).some(({ text }) => /\d/.test(text)))
      continue;
    const box = boxOf(label);
    const { index } = label.row;
    const below = rows
      .slice(index + 1, index + 3)
      .filter((row) => row.pageIndex === label.row.pageIndex && isWithinReach(box, row.box))
      .flatMap((row) => row.words);
    for (const word of below) if (/\d/.test(word.text) && isUnder(box, word.box)) numbers.add(word);
  }
  return numbers;
}

/** "$72.00  What you owe": the value begins the row, and the label is the only one in it. */
function findBefore<Value extends PositionedPart>(
  label: Label,
  valuesOf: Map<Row, Value[]>,
  labelsOf: Map<Row, Label[]>,
): Value | null {
  const values = valuesOf.get(label.row) ?? [];
  const [value] = values;
  if (!value || values.length > 1 || (labelsOf.get(label.row)?.length ?? 0) > 1) return null;
  return value.start === 0 && value.end === label.start ? value : null;
}

function toLabelled<Value extends PositionedPart>(
  label: Label,
  value: Value,
  placement: Placement,
): LabeledValue<Value> {
  const wordsBefore = countWords(label.row, cellStart(label.row, label.start), label.start);
  const until = placement === "right" ? value.start : cellEnd(label.row, label.start);
  return { label, value, placement, wordsBefore, wordsBetween: countWords(label.row, label.end, until) };
}

/** "by", "as of" and the name of a month say when, and not what. */
const SAYS_WHEN =
  /^(?:by|on|before|as|of|is|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\W*$|^(?:january|february|march|april|june|july|august|september|october|november|december)\W*$/i;

const countWords = (row: Row, start: number, end: number) =>
  row.words.slice(start, end).filter(({ text }) => /\p{L}{2}/u.test(text) && !SAYS_WHEN.test(text)).length;
