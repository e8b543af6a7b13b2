import { boxAround, cellsOf, centreOf, heightOf } from "#app/domain/bills/read/layout/rows.ts";
import type { Box, Word } from "#app/platform/ocr/layout/document-text.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { alignmentOf, type MoneyColumn } from "./columns.ts";

/** The words above each column of amounts, one text for each line of headings.
 *  @param others Columns of no money; what stands above them is left out. */
export function headingLines(
  columns: readonly MoneyColumn[],
  headings: readonly ReadRow[],
  others: readonly MoneyColumn[],
): string[][] {
  const territories = territoriesOf(columns, headings);
  const isOfOther = ({ box }: Word) => others.some((other) => isNearer(other, columns, box));
  return headings.map(({ row }) => {
    const texts = columns.map(() => "");
    for (const word of row.words) {
      const at = territories.findIndex(({ from, to }) => {
        const centre = centreOf(word.box);
        return centre > from && centre <= to;
      });
      // A rule of dashes runs below the headings of a line printer.
      if (at >= 0 && /[\p{L}\d%#/]/u.test(word.text) && !isOfOther(word))
        texts[at] = `${texts[at]} ${word.text}`.trim();
    }
    return texts;
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
): { from: number; to: number }[] {
  const margin = heightOf(columns[0]?.boxes[0] ?? { left: 0, right: 0, top: 0, bottom: 0 });
  const pitches = columns.slice(1).map((column, index) => column.right - (columns[index]?.right ?? 0));
  const pitch = Math.max(6 * margin, pitches.sort((a, b) => a - b)[Math.floor(pitches.length / 2)] ?? 0);
  const isOneRow = columns.every(({ boxes }) => boxes.length === 1);
  const alignment = isOneRow && standAtLeft(columns, headings) ? "left" : alignmentOf(columns);
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

/** Whether headings begin where amounts do: one row of amounts alone does not tell which edge its columns share. */
function standAtLeft(columns: readonly MoneyColumn[], headings: readonly ReadRow[]): boolean {
  const boxes = headings.flatMap(({ row }) => cellsOf(row).map(boxAround));
  const margin = 0.5 * heightOf(columns[0]?.boxes[0] ?? { left: 0, right: 0, top: 0, bottom: 0 });
  const count = (edge: "left" | "right") =>
    columns.filter((column) => boxes.some((box) => Math.abs(box[edge] - column[edge]) < margin)).length;
  return count("left") > count("right");
}
