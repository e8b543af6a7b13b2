import { factOf } from "#app/domain/reading/labels/fact-of-label.ts";
import { squash } from "#app/domain/reading/labels/fold-text.ts";
import { cellStart, heightOf, isInside, textOf } from "#app/domain/reading/page/rows.ts";
import { isWithin } from "#app/domain/reading/reach.ts";
import { sumOf } from "#app/domain/reading/sums/sum-of.ts";
import { isCertainCode } from "#app/domain/reading/values/certain-code.ts";
import type { Notice } from "../facts/notice.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { centsOf } from "./cents-of.ts";
import type { ReadTable } from "./read-table.ts";
import { startsWithDay, startsWithTotal } from "./record-groups.ts";

const FEWEST_TITLED = 2;
const MOST_GAP_IN_HEIGHTS = 1.8;
const MOST_TITLE_LINES = 3;
const MOST_HEADING_LINES = 3;
const FEWEST_CELLS = 3;

/**
 * Tables of one row of amounts alone, each with the service that is named above its headings: a plan prints a row of figures for each
 * service, with a title over it. One such table alone may be the sums of a notice, and has none.
 */
export function withTitles(tables: readonly ReadTable[], notice: Notice): ReadTable[] {
  const titles = tables.map((table, index) =>
    addsUp(table, tables[index + 1]) ? [] : titleOf(table, notice),
  );
  return tables.map((table, index) => {
    const title = titles[index] ?? [];
    const [record] = table.records;
    const alike = tables.filter(
      ({ headings }, at) => headings === table.headings && (titles[at] ?? []).length > 0,
    );
    const isSure = title.some(namesDatedService) || alike.length >= FEWEST_TITLED;
    if (!record || title.length === 0 || !isSure) return table;
    return { ...table, isLabelled: true, records: [{ ...record, lines: [...title, ...record.lines] }] };
  });
}

/** "07/15/2025 Emergency visit": a row of a claim's facts has days, and no words. */
const namesDatedService = (line: ReadRow) =>
  line.days[0]?.start === 0 &&
  line.row.words.some(({ text }, index) => /^\p{L}{3}/u.test(text) && !isInside(line.days, index));

/** Whether a row of figures is the sum of the services in the table below it, and none itself. */
function addsUp({ records: [record, another], roles }: ReadTable, below: ReadTable | undefined): boolean {
  const billed = record && !another ? centsOf(record, roles, "billed") : null;
  if (!below || billed === null || !below.records.every(({ lines }) => lines.some(startsWithDay)))
    return false;
  const services = below.records.map((service) => centsOf(service, below.roles, "billed") ?? 0);
  return sumOf(services) === billed;
}

function titleOf({ records: [record, another] }: ReadTable, notice: Notice): ReadRow[] {
  const { lines } = notice;
  const [row] = record?.lines ?? [];
  if (!row || another || row.amounts[0]?.start !== 0) return [];
  let top = row;
  for (let count = 0; count < MOST_HEADING_LINES; count++) {
    const above = lines[top.index - 1];
    const isHeading =
      above && above.amounts.length + above.days.length === 0 && above.row.cellStarts.length >= FEWEST_CELLS;
    if (!isHeading) break;
    top = above;
  }
  const above = lines[top.index - 1];
  if (above && above.amounts.length === 0 && startsWithTotal(above)) return [above];
  return titleAbove(top, notice, -1);
}

/** "Claim number: 8812", "Completed 05/03/2025" is about the claim, and no title of a service. */
const namesFact = (line: ReadRow) =>
  line.claimNumbers.length > 0 ||
  line.row.words.slice(0, 4).some(({ text }) => text.endsWith(":")) ||
  line.days.some(({ start }) => factBefore(line, start) === "processed");

const factBefore = ({ row }: ReadRow, end: number) =>
  factOf(squash(textOf(row.words.slice(cellStart(row, Math.max(0, end - 1)), end))));

/** The lines right above a card, which say what was done and when.
 *  @param taken The line up to which others have theirs. */
export function titleAbove(
  first: ReadRow | undefined,
  { lines, isClaimNumber }: Notice,
  taken: number,
): ReadRow[] {
  const title: ReadRow[] = [];
  let below = first;
  while (below && title.length < MOST_TITLE_LINES) {
    const line = lines[below.index - 1];
    if (
      !line ||
      line.index <= taken ||
      line.amounts.length > 0 ||
      namesFact(line) ||
      line.row.words.some(({ text }) => isClaimNumber(text)) ||
      !isWithin(MOST_GAP_IN_HEIGHTS, line.row, below.row, heightOf(line.row.box))
    )
      break;
    title.unshift(line);
    below = line;
  }
  const dated = title.findLastIndex(({ days }) => days.length > 0);
  const isTitle = title.some(({ row }) => row.words.some(({ text }) => isCertainCode(text)));
  if (dated < 0) return isTitle ? title : [];
  // A day in a line of its own, or beside codes alone, stands below what was done.
  const isAlone = title.slice(dated, dated + 1).every(namesNothing);
  return title.slice(Math.max(0, isAlone ? dated - 1 : dated));
}

const namesNothing = ({ row, days }: ReadRow) =>
  !row.words.some(({ text }, index) => /\p{L}{5}/u.test(text) && !isInside(days, index));
