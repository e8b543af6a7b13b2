import { decodeText } from "./decode-text.server.ts";

/**
 * A row of a CSV file as the bytes it came in: a cell lies from `starts` to `ends` of its column, without its quotes and
 * the spaces around it. Cells past the last are empty. It holds until the next row is read.
 */
export type CsvRow = {
  /** Counts from 1 as a spreadsheet does, blank rows included. */
  rowNumber: number;
  bytes: Buffer;
  starts: Int32Array;
  ends: Int32Array;
  cellCount: number;
};

export function isEmptyCell({ starts, ends }: CsvRow, column: number): boolean {
  return starts[column] === ends[column];
}

export function cellText({ bytes, starts, ends }: CsvRow, column: number): string {
  const start = starts[column];
  const end = ends[column];
  return start === undefined || end === undefined ? "" : decodeText(bytes, start, end);
}

/** The texts of all cells. */
export function cellTexts(row: CsvRow): string[] {
  return Array.from({ length: row.cellCount }, (_, column) => cellText(row, column));
}

export function isBlankRow(row: CsvRow): boolean {
  for (let column = 0; column < row.cellCount; column++) if (!isEmptyCell(row, column)) return false;
  return true;
}
