import type { Box } from "#app/platform/ocr/layout/document-text.ts";
import { centreOf, heightOf, type Row } from "./rows.ts";

// How boxes stand to each other. All distances are in heights of the first box, its letters, unless it says otherwise:
// what is small print on one page is large on another.

/** Numbers set flush end within a letter of each other, as OCR may cut a bracket or a minus. */
const OF_ONE_EDGE = 0.9;
const FLUSH = 0.5;
const ALIGNED = 1;
const LOOSE = 2;
const FAR = 3;

/** Whether two numbers are in one column, by the edge on which it is set flush. */
export function sharesEdge(box: Box, other: Box, side: "left" | "right"): boolean {
  return Math.abs(other[side] - box[side]) < OF_ONE_EDGE * heightOf(box);
}

export const sharesRightEdge = (box: Box, other: Box) => sharesEdge(box, other, "right");

/** Whether two boxes begin at the same place across, to half a letter. */
export const isFlushLeft = (box: Box, other: Box) => beginsWithin(FLUSH, box, other);

/** Whether two boxes begin below each other, to a letter. */
export const beginsBelow = (box: Box, other: Box) => beginsWithin(ALIGNED, box, other);

/** Whether two boxes begin near each other: the words of a column may be indented. */
export const beginsNear = (box: Box, other: Box) => beginsWithin(LOOSE, box, other);

/** Whether a text stands below a heading as wide as a column: it begins near its beginning, or is centred near its centre.
 *  @param first The first word, whose height counts. */
export function standsBelowHeading(first: Box, text: Box, heading: Box): boolean {
  const isCentred = Math.abs(centreOf(heading) - centreOf(text)) < FAR * heightOf(first);
  return beginsWithin(FAR, first, heading) || isCentred;
}

const beginsWithin = (heights: number, box: Box, other: Box) =>
  Math.abs(other.left - box.left) < heights * heightOf(box);

/** How far two boxes are from sharing a left edge, a right edge or a centre, in pixels. */
export function misalignment(a: Box, b: Box): number {
  return Math.min(
    Math.abs(a.left - b.left),
    Math.abs(a.right - b.right),
    Math.abs(centreOf(a) - centreOf(b)),
  );
}

/** Whether a box shares an edge or the centre of another, to a letter. */
export const isAligned = (box: Box, other: Box) => misalignment(box, other) < ALIGNED * heightOf(box);

/** The same to two letters: codes with modifiers are wider than their heading. */
export const isRoughlyAligned = (box: Box, other: Box) => misalignment(box, other) < LOOSE * heightOf(box);

const MIN_LEVEL = 0.3;

/** Whether two boxes share a third of a letter's height, as those of one line do, even on a form filled in by machine. */
export const isLevelWith = (box: Box, other: Box) =>
  Math.min(other.bottom, box.bottom) - Math.max(other.top, box.top) > MIN_LEVEL * heightOf(box);

/** A value may stand below its label in the next line, or the one after when the label takes two lines. */
const REACH_OF_LABEL = 3.2;

/** Whether a line stands no further down than a label's value may. */
export const isWithinReach = (label: Box, below: Box) =>
  below.top - label.bottom <= REACH_OF_LABEL * heightOf(label);

const OFF_A_LABEL = 2.5;

/** Whether a value below a label is its own: it overlaps it, and shares an edge or the centre with it, roughly. */
export function isUnder(label: Box, value: Box): boolean {
  const overlap = Math.min(label.right, value.right) - Math.max(label.left, value.left);
  return overlap > 0 && misalignment(label, value) < OFF_A_LABEL * heightOf(label);
}

const NEXT_LINE = 1.2;

/** Whether a row is the next line of a text, and no space stands between. */
export const isDirectlyBelow = (above: Row, row: Row) =>
  above.pageIndex === row.pageIndex && row.box.top - above.box.bottom < NEXT_LINE * heightOf(above.box);

const HALF_A_LINE = 0.2;

/** Whether a row overlaps the one above: cells of two lines stand half a line above and below those of one. */
export const standsHalfALineBelow = (above: Row, row: Row) =>
  above.pageIndex === row.pageIndex && row.box.top - above.box.bottom < HALF_A_LINE * heightOf(row.box);

const OF_ONE_HEADING = 1.1;

/** Whether a heading of several lines can go on from one row to the other, which stands above or below it. */
export function areLinesOfHeading(row: Row, other: Row, isBelow: boolean): boolean {
  const gap = isBelow ? other.box.top - row.box.bottom : row.box.top - other.box.bottom;
  return gap <= OF_ONE_HEADING * Math.min(heightOf(row.box), heightOf(other.box));
}

/** What is free between a word of a row and the one before it, in pixels; no end of it before the first. */
export const gapBefore = (row: Row, index: number) => gapBetween(row, index - 1, index);

/** Returns the free space between two words of a row, in pixels; infinity where the word doesn't exist. */
export function gapBetween({ words }: Row, before: number, index: number): number {
  const [first, second] = [words[before], words[index]];
  return first && second ? second.box.left - first.box.right : Number.POSITIVE_INFINITY;
}
