import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { isLike } from "#app/domain/reading/labels/likeness.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { TOTAL_ROW } from "../vocabulary/claim-labels.ts";
import type { Block } from "./block.ts";

/** One way to part the lines of a table into records of one printed line or several. */
export type Grouping = "one" | "dated" | "pairs" | "triples";

export const GROUPINGS: readonly Grouping[] = ["one", "dated", "pairs", "triples"];

const MAX_LINES_OF_RECORD = 3;

/** The lines of each record; null: the table cannot be parted so. */
export function groupLines({ lines }: Block, grouping: Grouping): ReadRow[][] | null {
  switch (grouping) {
    case "one":
      return lines.map((line) => [line]);
    case "dated":
      return groupByDays(lines);
    case "pairs":
      return groupByCount(lines, 2);
    case "triples":
      return groupByCount(lines, 3);
  }
}

/** Whether a line says that it adds up others, though OCR may have misread a letter of it: "Totais". */
export const startsWithTotal = ({ text, row, amounts }: ReadRow) =>
  TOTAL_ROW.test(text) ||
  row.words.slice(0, Math.min(2, amounts[0]?.start ?? 0)).some((word) => isLike(squash(word.text), "totals"));

/** A record begins with its day of service, or says that it is a total. */
function groupByDays(lines: readonly ReadRow[]): ReadRow[][] | null {
  const starts = lines.filter((line) => startsWithDay(line) || startsWithTotal(line));
  const [first] = lines;
  if (starts.length === lines.length || !first || starts[0] !== first) return null;
  const groups: ReadRow[][] = [];
  for (const line of lines) {
    const open = groups.at(-1);
    if (!open || starts.includes(line)) groups.push([line]);
    else if (open.length < MAX_LINES_OF_RECORD) open.push(line);
    else return null;
  }
  // One line without a day below services of a line each adds them up.
  const areSingle = groups.length > 1 && groups.slice(0, -1).every(({ length }) => length === 1);
  return areSingle ? null : groups;
}

export function startsWithDay({ days, amounts }: ReadRow): boolean {
  const [day] = days;
  const [amount] = amounts;
  return day !== undefined && (amount === undefined || day.start < amount.start);
}

function groupByCount(lines: readonly ReadRow[], count: number): ReadRow[][] | null {
  if (lines.length % count !== 0) return null;
  const isFirst = (index: number) => index % count === 0;
  const isDatedBelow = !lines.some((line, index) => isFirst(index) && startsWithDay(line));
  const isStart = (line: ReadRow) => (startsWithDay(line) && !isDatedBelow) || startsWithTotal(line);
  if (lines.some((line, index) => !isFirst(index) && isStart(line))) return null;
  const groups: ReadRow[][] = [];
  for (let index = 0; index < lines.length; index += count) groups.push(lines.slice(index, index + count));
  return groups;
}
