import { boxAround, cellEnd, cellsOf, centreOf, heightOf, type Row } from "#app/domain/reading/page/rows.ts";
import { HEADING_TO_TABLE, isWithin, NAMES_AMOUNT } from "#app/domain/reading/reach.ts";
import type { Notice } from "../facts/notice.ts";
import type { GridRecord } from "../grid.ts";
import { AMOUNT_ROLES, likeliestRole, NO_ROLE, scoreHeading } from "../kinds/amount-roles.ts";
import { type ChosenKinds, chooseKinds } from "../kinds/choose-kinds.ts";
import { claimNumbersIn } from "../tokens/claim-numbers.ts";
import type { ReadDay, ReadRow } from "../tokens/read-row.ts";
import { alignmentOf, amountsByColumn, columnsOf, isInColumns, type MoneyColumn } from "./columns.ts";
import type { ReadTable } from "./read-table.ts";

const MIN_KINDS = 3;
const MAX_HEAD_LINES = 5;

/** What transposed tables tell, and the lines of a notice without the amounts that they have read. */
export interface TransposedTables {
  tables: ReadTable[];
  rest: ReadRow[];
}

/** Reads tables whose rows are the kinds of amounts and whose columns are services, a last one often their total. */
export function readTransposedTables(notice: Notice): TransposedTables {
  const { lines } = notice;
  const tables: ReadTable[] = [];
  const taken = new Set<ReadRow>();
  for (const rows of findRuns(lines)) {
    const table = readRun(rows, notice);
    if (!table) continue;
    tables.push(table);
    for (const row of rows) taken.add(row);
  }
  return {
    tables,
    rest: lines.map((line) => (taken.has(line) ? { ...line, amounts: [], isOfTable: false } : line)),
  };
}

/** A table with more rows than kinds to name them, twice over, isn't transposed: later rows say nothing about its columns. */
const MAX_ROWS_OF_COLUMNS = 2 * AMOUNT_ROLES.length;

/** Rows below each other that begin with the name of an amount and have their amounts in the same columns; some may have none. */
function findRuns(lines: readonly ReadRow[]): ReadRow[][] {
  const runs: ReadRow[][] = [];
  let columns: MoneyColumn[] = [];
  for (const line of lines) {
    if (line.amounts.length === 0 || labelOf(line) === "" || namesLaterAmounts(line)) continue;
    const open = runs.at(-1);
    const last = open?.at(-1);
    const between = last && rowsBetween(last, line, lines);
    const goesOn = open && between && isInColumns(columns, line);
    if (!goesOn && line.amounts.length < 2) continue;
    const run = goesOn ? open : [];
    run.push(...(goesOn ? between : []), line);
    if (!goesOn) runs.push(run);
    if (run.length <= MAX_ROWS_OF_COLUMNS) columns = columnsOf(run);
  }
  return runs.filter((rows) => isNamed(rows) || (rows.length >= MIN_ROWS && countKinds(rows) > 0));
}

const MIN_ROWS = 4;

/** Whether most rows begin with what is known to name an amount. */
const isNamed = (rows: readonly ReadRow[]) =>
  countKinds(rows) >= MIN_KINDS && countKinds(rows) > rows.length / 2;

const MAX_ROWS_BETWEEN = 6;

/** The rows between two of a table, which have a label and dashes at most; null: other things stand between. */
function rowsBetween(above: ReadRow, line: ReadRow, lines: readonly ReadRow[]): ReadRow[] | null {
  const between = lines.slice(above.index + 1, line.index);
  const left = labelLeft(above);
  const isRow = (one: ReadRow) =>
    one.amounts.length + one.days.length === 0 &&
    Math.abs(labelLeft(one) - left) < heightOf(one.row.box) &&
    one.row.words.slice(cellEnd(one.row, 0)).every(({ text }) => !/[\p{L}\d]/u.test(text));
  const isNext = [...between, line].every((one, index) => isBelow(between[index - 1] ?? above, one));
  return between.length <= MAX_ROWS_BETWEEN && isNext && between.every(isRow) ? between : null;
}

const labelLeft = ({ row }: ReadRow) => row.box.left;

/** "Amount billed: $170.13  Deductible: $126.15" has a label for each of its amounts. */
const namesLaterAmounts = ({ row, amounts, days }: ReadRow) =>
  days.length > 0 ||
  amounts
    .slice(1)
    .some(({ start }, index) =>
      row.words.slice(amounts[index]?.end ?? 0, start).some(({ text }) => /\p{L}{3}/u.test(text)),
    );

const labelOf = ({ row, amounts }: ReadRow) =>
  row.words
    .slice(0, amounts[0]?.start ?? cellEnd(row, 0))
    .map(({ text }) => text)
    .join(" ");

const isBelow = (above: ReadRow, line: ReadRow) =>
  above.index + 1 === line.index && isWithin(HEADING_TO_TABLE, above.row, line.row);

function countKinds(rows: readonly ReadRow[]): number {
  const named = rows.flatMap((row) => {
    const best = likeliestRole(scoreHeading(labelOf(row)), NAMES_AMOUNT);
    return best && best.role !== NO_ROLE ? [best.role.key] : [];
  });
  return new Set(named).size;
}

function readRun(rows: readonly ReadRow[], notice: Notice): ReadTable | null {
  const columns = columnsOf(rows);
  if (columns.length < 2) return null;
  const head = headAbove(rows, columns, notice);
  const cells = rows.map((row) => amountsByColumn(columns, row));
  const records = columns.map((_, at): GridRecord => {
    const placed = rows.map((line, index) => {
      const amount = cells[index]?.[at];
      return amount ? { amount, line } : null;
    });
    return {
      cells: placed,
      lines: [...titleOf(head, columns, at), ...placed.flatMap((one) => one?.line ?? [])],
    };
  });
  const grid = { headings: rows.map(labelOf), records };
  const proof = chooseKinds(grid);
  if (!isBelieved(proof, isNamed(rows), head.length > 0)) return null;
  return { ...grid, roles: proof.roles, isLabelled: true, proof };
}

/** Rows with unknown labels are believed only by their sums. */
function isBelieved({ tried, proven }: ChosenKinds, areNamed: boolean, isHeaded: boolean): boolean {
  if (!areNamed) return proven >= MIN_PROOFS && proven === tried;
  return tried > 0 ? proven >= tried / 2 : isHeaded;
}

const MIN_PROOFS = 2;

/** The lines above a table that name its columns: none with amounts, all with words over one of them. */
function headAbove(
  [first]: readonly ReadRow[],
  columns: readonly MoneyColumn[],
  { lines, isClaimNumber }: Notice,
): ReadRow[] {
  const head: ReadRow[] = [];
  let below = first;
  while (below && head.length < MAX_HEAD_LINES) {
    const line = lines[below.index - 1];
    if (!line || line.amounts.length > 0) break;
    if (!isWithin(HEADING_TO_TABLE, line.row, below.row, heightOf(line.row.box))) break;
    if (isSentence(line, columns) || line.row.words.some(({ text }) => isClaimNumber(text))) break;
    const isOverColumns = columns.some((_, at) => wordsOver(line, columns, at).length > 0);
    // "Date of" above "service" has days behind it in its first line alone.
    if (!isOverColumns && line.row.box.right > (columns[0]?.left ?? 0)) break;
    if (isOverColumns) head.unshift(line);
    below = line;
  }
  return head;
}

/** Whether a line runs from the labels of the rows into the columns. */
function isSentence({ row }: ReadRow, [first]: readonly MoneyColumn[]): boolean {
  if (!first) return true;
  return cellsOf(row)
    .map(boxAround)
    .some(({ left, right }) => left < first.left - 2 * (first.right - first.left) && right > first.left);
}

/** Returns the words of the head over one column, as a separate line for each printed line. */
function titleOf(head: readonly ReadRow[], columns: readonly MoneyColumn[], at: number): ReadRow[] {
  return head.flatMap((line) => {
    const kept = wordsOver(line, columns, at);
    const [start] = kept;
    if (start === undefined) return [];
    const words = kept.flatMap((index) => line.row.words[index] ?? []);
    const row: Row = { ...line.row, words, cellStarts: [0], box: boxAround(words) };
    const text = words.map((word) => word.text.toLowerCase()).join(" ");
    return [
      {
        ...line,
        row,
        text,
        claimNumbers: claimNumbersIn({ row, text }),
        days: line.days.flatMap((day) => within(day, kept)),
      },
    ];
  });
}

function within(day: ReadDay, kept: readonly number[]): ReadDay[] {
  const start = kept.indexOf(day.start);
  return start < 0 ? [] : [{ ...day, start, end: start + day.end - day.start }];
}

/** Which words of a line stand nearer to a column than to its neighbors. */
function wordsOver({ row }: ReadRow, columns: readonly MoneyColumn[], at: number): number[] {
  const [own, before, after] = [columns[at], columns[at - 1], columns[at + 1]];
  if (!own) return [];
  if (alignmentOf(columns) === "left")
    return wordsFrom(row, own.left, after?.left ?? Number.POSITIVE_INFINITY);
  const pitch = after ? after.right - own.right : before ? own.right - before.right : 0;
  const from = before ? before.right + GAP * heightOf(row.box) : own.right - pitch;
  const to = own.right + GAP * heightOf(row.box) + (own.right - own.left) * 0.1;
  return row.words.flatMap(({ box }, index) => {
    const centre = centreOf(box);
    return centre > from && centre <= to ? [index] : [];
  });
}

/** Returns the words in a column whose amounts begin at its left edge. */
function wordsFrom(row: Row, left: number, next: number): number[] {
  const margin = GAP * heightOf(row.box);
  return row.words.flatMap(({ box }, index) =>
    box.left > left - margin && box.left < next - margin ? [index] : [],
  );
}

const GAP = 0.3;
