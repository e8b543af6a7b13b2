import type { Fact } from "#app/domain/reading/labels/fact-labels.ts";
import { boxAround, cellEnd, overlapsAcross } from "#app/domain/reading/page/rows.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import type { LabelledFact } from "./labelled-facts.ts";
import type { Span } from "./span.ts";

const MAX_HEADING_LINES = 3;

/** The cells of a table's rows below a label that heads their column: each row's claim number, or who gave the care. */
export function columnValues(facts: readonly LabelledFact[], fact: Fact, lines: readonly ReadRow[]): Span[] {
  const heads = facts.filter(
    ({ fact: own, from, value }) =>
      own === fact && from === "below" && value !== null && standsBesideAmounts(value),
  );
  return lines.flatMap((line) => {
    if (line.amounts.length === 0) return [];
    const above = heads.filter(
      (one) => one.line.index < line.index && one.line.row.pageIndex === line.row.pageIndex,
    );
    const nearest = above.at(-1)?.line.index ?? 0;
    // "Network" alone heads one column, and the first line of "Network savings" another.
    const cells = above
      .filter((one) => one.line.index > nearest - MAX_HEADING_LINES)
      .map((head) => (head.value ? cellUnder(head, head.value, line) : []));
    return cells.findLast(({ length }) => length > 0) ?? [];
  });
}

/** Whether words of a row stand before its first amount or behind its last. */
const standsBesideAmounts = ({ line: { amounts }, start, end }: Span) =>
  end <= (amounts[0]?.start ?? 0) || start >= (amounts.at(-1)?.end ?? Number.POSITIVE_INFINITY);

/** Returns the cell of a row, before its first amount or after its last, that is where the value right below a label is. */
function cellUnder(head: LabelledFact, value: Span, line: ReadRow): Span[] {
  const { row, amounts } = line;
  const place = boxAround(value.line.row.words.slice(value.start, value.end));
  const first = amounts[0]?.start ?? 0;
  const last = amounts.at(-1)?.end ?? row.words.length;
  const start = row.cellStarts.find(
    (from) =>
      (from < first || from >= last) &&
      overlapsAcross(boxAround(row.words.slice(from, cellEnd(row, from))), place),
  );
  if (start === undefined) return [];
  const next = head.line.row.words[cellEnd(head.line.row, head.end - 1)];
  const end = Math.min(start < first ? first : row.words.length, cellEnd(row, start));
  // A narrow gap hides where the next column begins; its heading tells.
  const past = row.words.findIndex(
    ({ box }, index) => index > start && index < end && next !== undefined && box.left > next.box.left - 4,
  );
  return [{ line, start, end: past < 0 ? end : past }];
}
