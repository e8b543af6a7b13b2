import type { ReadRow } from "../tokens/read-row.ts";
import { OF_NO_CLAIM } from "../vocabulary/claim-labels.ts";
import type { Block } from "./block.ts";
import { columnsOf, isInColumns, type MoneyColumn } from "./columns.ts";
import { headingsAbove, labelsBelow, withHeadings, withRunningHeadings } from "./headings-of-blocks.ts";
import { otherColumnsOf, textColumnsOf } from "./other-columns.ts";
import { startsWithTotal } from "./record-groups.ts";
import { goesOn, isBehindTotal, isNextOfTwoLines } from "./rows-of-block.ts";
import { withSecondLines } from "./second-lines.ts";

export function findBlocks(lines: readonly ReadRow[]): Block[] {
  const blocks: ReadRow[][] = [];
  let columns: MoneyColumn[] = [];
  for (const line of lines) {
    if (!line.isOfTable) continue;
    const open = blocks.at(-1);
    const last = open?.at(-1);
    const belongsHere =
      isInColumns(columns, line) || (last !== undefined && isNextOfTwoLines(lines, last, line, columns));
    if (open && last && goesOn(lines, last, line) && belongsHere && !isBehindTotal(open, line)) {
      open.push(line);
      if (open.length < 8) columns = columnsOf(open);
    } else {
      blocks.push([line]);
      columns = columnsOf([line]);
    }
  }
  const found = blocks.map((rows) => {
    const block = withSecondLines(rows, lines);
    return withHeadings({
      lines: block,
      columns: columnsOf(block),
      otherColumns: otherColumnsOf(block),
      textColumns: textColumnsOf(block),
      headings: labelsBelow(lines, block) ?? headingsAbove(lines, block[0]?.index ?? 0),
    });
  });

  return withRunningHeadings(
    found.filter((block) => !isOfYear(block)),
    lines,
  );
}

const OF_YEAR = /\b(?:deductible|out[- ]of[- ]pocket|oop)\b/;
const HEADS_YEAR = /\b(?:used|met|limit|maximum|remaining|so far|to date|accumulat\w*)\b/;

/** Whether a table tells the running sums of a year: "Deductible, individual" below "Used" and "Limit", or lines that say it themselves. */
const isOfYear = ({ lines, headings }: Pick<Block, "lines" | "headings">) =>
  lines.some(({ text }) => OF_YEAR.test(text)) &&
  !lines.some((line) => line.days.length > 0 || startsWithTotal(line)) &&
  (headings.some(({ text }) => HEADS_YEAR.test(text)) ||
    lines.every(({ text }) => OF_YEAR.test(text) && OF_NO_CLAIM.test(text)));
