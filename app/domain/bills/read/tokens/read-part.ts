import { isInside, type Part } from "#app/domain/reading/page/rows.ts";
import { type LineCodes, readLineCodes } from "./line-codes.ts";
import { putInTable } from "./row-in-table.ts";
import { readRow, type TableRow, type WaysOfDocument } from "./table-row.ts";
import type { TokenRow } from "./token-row.ts";

// What a way to find charges asks of a few rows alone: reading it of every row would take most of the time.

/** Returns what the words of a part say, no matter what is next to them. */
export const readPart = (token: TokenRow, part: Part, ways: WaysOfDocument): TableRow =>
  readRow(token, ways, [], part);

/** Reads what a part of a row says about its amount. Leaves the amount out, since it could look like a code with
 *  a modifier. */
export function readBesideAmount(
  { row, dates }: TokenRow,
  amount: Part,
  { start, end }: Part,
  ways: WaysOfDocument,
): TableRow {
  const isBeside = (at: number) => at >= start && at < end && (at < amount.start || at >= amount.end);
  const words = row.words.filter((_, at) => isBeside(at));
  const said = readRow({ row: { ...row, words, cellStarts: [0] }, labels: [], dates: [] }, ways, []);
  const date = dates.find((printed) => printed.start >= start && printed.end <= end) ?? null;
  return { ...said, row, date };
}

/** The codes of a row outside any table, and none in its days. */
export const codesBesideDates = ({ row, dates }: TokenRow): LineCodes =>
  readLineCodes(putInTable(row, [], (_, index) => isInside(dates, index)));

/** The codes of a row outside any table. */
export const codesIn = ({ row }: TokenRow): LineCodes => readLineCodes(putInTable(row, [], () => false));
