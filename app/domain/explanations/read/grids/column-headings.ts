import { boxAround, cellsOf, centreOf, heightOf, type Row, textOf } from "#app/domain/reading/page/rows.ts";
import type { Box, Word } from "#app/platform/ocr/layout/document-text.ts";
import { scoreHeading } from "../kinds/amount-roles.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import type { Block } from "./block.ts";
import { alignmentOf, type MoneyColumn } from "./columns.ts";

/**
 * The words above each column of amounts, one text for each line of headings. A cell that stands over one column alone is of that column, and
 * what stands above columns of no money alone is left out.
 */
export function headingLines(
  { columns, otherColumns, textColumns }: Pick<Block, "columns" | "otherColumns" | "textColumns">,
  headings: readonly ReadRow[],
): string[][] {
  const pitch = pitchOf(columns);
  const maxWidth = Math.min(MAX_OF_PITCH * pitch, MAX_IN_HEIGHTS * marginOf(columns));
  const territories = territoriesOf(columns, headings, pitch);
  const columnOf = ({ box }: Word) => {
    const centre = centreOf(box);
    const isOfOther = otherColumns.some((other) => isNearer(other, columns, box));
    return isOfOther ? -1 : territories.findIndex(({ from, to }) => centre > from && centre <= to);
  };
  return headings.map(({ row }) => {
    const texts = columns.map(() => "");
    for (const words of namedCells(row)) {
      const below = columnsBelow(words, columns);
      if (below.length === 0 && columnsBelow(words, textColumns).length > 0) continue;
      const isNarrow = widthOf(boxAround(words)) < maxWidth || namesOne(words);
      const [only = -1] = below.length === 1 && isNarrow ? below : [];
      for (const word of words) {
        const at = only < 0 ? columnOf(word) : only;
        if (at >= 0) texts[at] = `${texts[at]} ${word.text}`.trim();
      }
    }
    return texts;
  });
}

/** Whether the words of a cell, all together, name an amount: "Not eligible Fn". */
const namesOne = (words: readonly Word[]) =>
  Math.max(0, ...scoreHeading(textOf(words)).values()) >= MIN_LIKENESS;

const MIN_LIKENESS = 0.85;
/** A wider cell may be two that a narrow gap runs together. */
const MAX_OF_PITCH = 0.8;
const MAX_IN_HEIGHTS = 8;

const widthOf = ({ left, right }: Box) => right - left;

const marginOf = (columns: readonly MoneyColumn[]) =>
  heightOf(columns[0]?.boxes[0] ?? { left: 0, right: 0, top: 0, bottom: 0 });

/** How far apart columns stand. */
function pitchOf(columns: readonly MoneyColumn[]): number {
  const pitches = columns.slice(1).map((column, index) => column.right - (columns[index]?.right ?? 0));
  const middle = pitches.sort((a, b) => a - b)[Math.floor(pitches.length / 2)] ?? 0;
  return Math.max(6 * marginOf(columns), middle);
}

/** The cells of a row of headings, parted where a rule of dashes or an operator stands between two: "Coinsurance + Copay". */
function namedCells(row: Row): Word[][] {
  return cellsOf(row).flatMap((words) => {
    const parts: Word[][] = [[]];
    for (const word of words) {
      if (/[\p{L}\d%#/]/u.test(word.text)) parts.at(-1)?.push(word);
      else parts.push([]);
    }
    return parts.filter(({ length }) => length > 0);
  });
}

function columnsBelow(words: readonly Word[], columns: readonly MoneyColumn[]): number[] {
  const { left, right } = boxAround(words);
  return [...columns.keys()].filter((at) => {
    const column = columns[at];
    return column !== undefined && Math.min(right, column.right) > Math.max(left, column.left);
  });
}

/** Whether a word stands over a column of no money and not over one of amounts. */
function isNearer(other: MoneyColumn, columns: readonly MoneyColumn[], box: Box): boolean {
  const across = ({ left, right }: MoneyColumn) => Math.min(right, box.right) - Math.max(left, box.left);
  return across(other) > 0 && !columns.some((column) => across(column) > 0);
}

/** From where to where the heading of a column can stand: up to the edge of its neighbor. */
function territoriesOf(
  columns: readonly MoneyColumn[],
  headings: readonly ReadRow[],
  pitch: number,
): { from: number; to: number }[] {
  const margin = marginOf(columns);
  const alignment = isAligned(columns) && standAtLeft(columns, headings) ? "left" : alignmentOf(columns);
  return alignment === "right"
    ? columns.map(({ right }, index) => ({
        from: Math.max(
          (columns[index - 1]?.right ?? Number.NEGATIVE_INFINITY) + 0.3 * margin,
          right - 1.6 * pitch,
        ),
        to: right + 0.7 * margin,
      }))
    : columns.map(({ left }, index) => ({
        from: left - 0.7 * margin,
        to: Math.min(
          (columns[index + 1]?.left ?? Number.POSITIVE_INFINITY) - 0.3 * margin,
          left + 1.6 * pitch,
        ),
      }));
}

/** Whether both edges of every column are straight, as those of one row or of rows with the same amounts are: they do not tell which one it shares. */
const isAligned = (columns: readonly MoneyColumn[]) =>
  columns.every(({ left, right, boxes }) =>
    boxes.every(
      (box) => Math.max(Math.abs(box.left - left), Math.abs(box.right - right)) < STRAIGHT * heightOf(box),
    ),
  );

const STRAIGHT = 0.3;

/** Whether headings begin where amounts do. */
function standAtLeft(columns: readonly MoneyColumn[], headings: readonly ReadRow[]): boolean {
  const boxes = headings.flatMap(({ row }) => cellsOf(row).map(boxAround));
  const margin = 0.5 * heightOf(columns[0]?.boxes[0] ?? { left: 0, right: 0, top: 0, bottom: 0 });
  const count = (edge: "left" | "right") =>
    columns.filter((column) => boxes.some((box) => Math.abs(box[edge] - column[edge]) < margin)).length;
  return count("left") > count("right");
}
