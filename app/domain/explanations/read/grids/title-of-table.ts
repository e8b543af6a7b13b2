import { factOf } from "#app/domain/reading/labels/fact-of-label.ts";
import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { cellStart, heightOf, isInside, textOf } from "#app/domain/reading/page/rows.ts";
import { isWithin } from "#app/domain/reading/reach.ts";
import { isCertainCode } from "#app/domain/reading/values/certain-code.ts";
import type { Notice } from "../facts/notice.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import type { ReadTable } from "./read-table.ts";
import { startsWithTotal } from "./record-groups.ts";

export function titleOf({ records: [record, another] }: ReadTable, notice: Notice): ReadRow[] {
  const { lines } = notice;
  const [row] = record?.lines ?? [];
  if (!row || another || row.amounts[0]?.start !== 0) return [];
  let top = row;
  for (let count = 0; count < MAX_HEADING_LINES; count++) {
    const above = lines[top.index - 1];
    const isHeading =
      above && above.amounts.length + above.days.length === 0 && above.row.cellStarts.length >= MIN_CELLS;
    if (!isHeading) break;
    top = above;
  }
  const above = lines[top.index - 1];
  if (above && above.amounts.length === 0 && startsWithTotal(above)) return [above];
  return titleAbove(top, notice, -1);
}

/** The lines right above a card, which say what was done and when.
 *  @param taken The line up to which others have theirs. */
export function titleAbove(
  first: ReadRow | undefined,
  { lines, isClaimNumber }: Notice,
  taken: number,
): ReadRow[] {
  const title: ReadRow[] = [];
  let below = first;
  while (below && title.length < MAX_TITLE_LINES) {
    const line = lines[below.index - 1];
    if (
      !line ||
      line.index <= taken ||
      line.amounts.length > 0 ||
      namesFact(line) ||
      line.row.words.some(({ text }) => isClaimNumber(text)) ||
      !isWithin(MAX_GAP_IN_HEIGHTS, line.row, below.row, heightOf(line.row.box))
    )
      break;
    title.unshift(line);
    below = line;
  }
  const dated = title.findLastIndex(({ days }) => days.length > 0);
  const isTitle = title.some(({ row }) => row.words.some(({ text }) => isCertainCode(text)));
  if (dated < 0) return isTitle ? title : [];
  // A day that is alone in a line, or next to codes only, is below what was done.
  const isAlone = title.slice(dated, dated + 1).every(namesNothing);
  return title.slice(Math.max(0, isAlone ? dated - 1 : dated));
}

/** "Claim number: 8812", "Completed 05/03/2025" is about the claim, and no title of a service. */
const namesFact = (line: ReadRow) =>
  line.claimNumbers.length > 0 ||
  line.row.words.slice(0, 4).some(({ text }) => text.endsWith(":")) ||
  line.days.some(({ start }) => factBefore(line, start) === "processed");

const factBefore = ({ row }: ReadRow, end: number) =>
  factOf(squash(textOf(row.words.slice(cellStart(row, Math.max(0, end - 1)), end))));

const namesNothing = ({ row, days }: ReadRow) =>
  !row.words.some(({ text }, index) => /\p{L}{5}/u.test(text) && !isInside(days, index));

const MAX_GAP_IN_HEIGHTS = 1.8;
const MAX_TITLE_LINES = 3;
const MAX_HEADING_LINES = 3;
const MIN_CELLS = 3;
