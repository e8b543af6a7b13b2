import { mayBeSpace, trimmedEnd, trimmedStart } from "./csv-cell-edges.ts";
import type { CsvRow } from "./csv-row.ts";

export type CsvRowFault = "unclosed-quote" | "row-too-long" | "too-many-cells";

export type CsvRowLimits = { maxRowBytes: number; maxCells: number };

/** CMS sets no limit; the widest real file we know has 1,277 columns. Beyond these a row is a fault, not a row. */
export const CSV_ROW_LIMITS: CsvRowLimits = { maxRowBytes: 4 * 1024 * 1024, maxCells: 50_000 };

export type CsvRowHandler = {
  onRow: (row: CsvRow) => void;
  onFault: (fault: CsvRowFault, rowNumber: number) => void;
};

const QUOTE = 34;
const COMMA = 44;
const LF = 10;
const CR = 13;
const FIRST_CELLS = 64;
const NONE = Buffer.alloc(0);

/**
 * Splits the bytes of a text into rows as RFC 4180 says, as they arrive: LF, CRLF, lone CR and any mix end a row, quotes
 * double inside quotes. Text after a closing quote is kept. A row past the limits is reported and skipped to its line's end.
 */
export function openCsvRows({ onRow, onFault }: CsvRowHandler, limits = CSV_ROW_LIMITS) {
  const row: CsvRow = {
    rowNumber: 1,
    bytes: NONE,
    starts: new Int32Array(FIRST_CELLS),
    ends: new Int32Array(FIRST_CELLS),
    cellCount: 0,
  };
  /** What may be written to: `row.bytes` is these, or what was handed over. */
  let own: Buffer = NONE;
  /** How many of `row.bytes` there are: the row that is not complete yet and what has come after it. */
  let length = 0;
  /** How many cells hold something of this row or an earlier one. */
  let usedCells = 0;
  /** Cells of the current row with something to remove: where their quotes close. */
  const closings = new Map<number, number>();
  /** Whether the quotes found last hold some that are doubled. */
  let hasDoubledQuote = false;
  let skipping = false;

  /** Reads one row from `from`; the index after its line end, or -1 when the bytes end first. */
  function readRow(from: number, isLast: boolean): number {
    const { bytes } = row;
    const end = length;
    const { maxCells } = limits;
    let { starts, ends } = row;
    let count = 0;
    let isTooWide = false;
    let i = from;
    for (;;) {
      if (count === starts.length) {
        widen(row);
        ({ starts, ends } = row);
      }
      if (i < end && bytes[i] === COMMA) {
        starts[count] = i;
        ends[count] = i;
        if (count < maxCells) count += 1;
        else isTooWide = true;
        i += 1;
        continue;
      }
      // Half the bytes of NPPES are quotes without anything between them.
      if (i + 2 < end && bytes[i] === QUOTE && bytes[i + 1] === QUOTE && bytes[i + 2] === COMMA) {
        starts[count] = i + 1;
        ends[count] = i + 1;
        if (count < maxCells) count += 1;
        else isTooWide = true;
        i += 3;
        continue;
      }
      let start = i;
      let close = -1;
      if (i < end && bytes[i] === QUOTE) {
        close = findClosingQuote(bytes, i + 1, end);
        if (close < 0 && isLast) {
          onFault("unclosed-quote", row.rowNumber);
          return end;
        }
        if (close >= 0) {
          start = i + 1;
          i = close + 1;
        } else i = end;
      }
      while (i < end) {
        const byte = bytes[i]!;
        // Letters and digits lie above the comma: one comparison for nearly all of a gigabyte.
        if (byte <= COMMA && (byte === COMMA || byte === LF || byte === CR)) break;
        i += 1;
      }
      const delimiter = i < end ? bytes[i]! : LF;
      // Of a CR at the end, the LF may come with the next bytes.
      if (!isLast && (i >= end || (delimiter === CR && i + 1 >= end))) {
        usedCells = Math.max(usedCells, count);
        closings.clear();
        return -1;
      }
      let to = i;
      if (close >= 0) {
        if (i > close + 1 || hasDoubledQuote) closings.set(count, close);
        else to = close;
      }
      if (start < to && (mayBeSpace(bytes[start]!) || mayBeSpace(bytes[to - 1]!)) && !closings.has(count)) {
        start = trimmedStart(bytes, start, to);
        to = trimmedEnd(bytes, start, to);
      }
      starts[count] = start;
      ends[count] = to;
      if (count < maxCells) count += 1;
      else isTooWide = true;
      i += 1;
      if (delimiter === COMMA) continue;
      finishRow(count);
      if (isTooWide) onFault("too-many-cells", row.rowNumber);
      else onRow(row);
      return delimiter === CR && i < end && bytes[i] === LF ? i + 1 : Math.min(i, end);
    }
  }

  function findClosingQuote(bytes: Buffer, from: number, end: number): number {
    hasDoubledQuote = false;
    for (let i = from; i < end; i++) {
      if (bytes[i] !== QUOTE) continue;
      if (i + 1 >= end || bytes[i + 1] !== QUOTE) return i;
      hasDoubledQuote = true;
      i += 1;
    }
    return -1;
  }

  function finishRow(cellCount: number): void {
    const { starts, ends } = row;
    if (closings.size > 0) {
      if (row.bytes !== own) own = Buffer.from(row.bytes);
      row.bytes = own;
      takeQuotesOut(row, closings);
    }
    if (cellCount < usedCells) {
      starts.fill(0, cellCount, usedCells);
      ends.fill(0, cellCount, usedCells);
    }
    usedCells = cellCount;
    row.cellCount = cellCount;
  }

  function read(chunk: Buffer, isLast: boolean): void {
    append(chunk);
    let start = skipping ? skipLine() : 0;
    while (start < length) {
      const next = readRow(start, isLast);
      if (next < 0) break;
      start = next;
      row.rowNumber += 1;
    }
    keepFrom(start);
    if (length > limits.maxRowBytes) {
      onFault("row-too-long", row.rowNumber);
      length = 0;
      skipping = true;
    }
  }

  /** Puts the next bytes behind those of the row that is not complete; where there are none they are read where they are. */
  function append(chunk: Buffer): void {
    if (length === 0) row.bytes = chunk;
    else {
      own = roomFor(length + chunk.length, length);
      chunk.copy(own, length);
      row.bytes = own;
    }
    length += chunk.length;
  }

  /** Keeps the bytes of the row that is not complete: what was handed over may change once this is done. */
  function keepFrom(start: number): void {
    if (row.bytes === own) own.copyWithin(0, start, length);
    else if (start < length) {
      own = roomFor(length - start, 0);
      row.bytes.copy(own, 0, start, length);
    }
    row.bytes = own;
    length -= start;
  }

  /** Our own bytes, or more of them that begin with so many of these. */
  function roomFor(needed: number, kept: number): Buffer {
    if (needed <= own.length) return own;
    const larger = Buffer.allocUnsafe(needed + (kept >> 1));
    own.copy(larger, 0, 0, kept);
    return larger;
  }

  /** The index after the end of the line that is passed over; all that there is where it goes on. */
  function skipLine(): number {
    const { bytes } = row;
    let end = 0;
    while (end < length && bytes[end] !== LF && bytes[end] !== CR) end += 1;
    if (end === length) return length;
    skipping = false;
    row.rowNumber += 1;
    return bytes[end] === CR && end + 1 < length && bytes[end + 1] === LF ? end + 2 : end + 1;
  }

  return { write: (chunk: Buffer) => read(chunk, false), end: () => read(NONE, true) };
}

function widen(row: CsvRow): void {
  const { starts, ends } = row;
  row.starts = new Int32Array(2 * starts.length);
  row.ends = new Int32Array(2 * ends.length);
  row.starts.set(starts);
  row.ends.set(ends);
}

/** Takes the quotes out of the cells where they stand inside, and the spaces around what is left. */
function takeQuotesOut({ bytes, starts, ends }: CsvRow, closings: Map<number, number>): void {
  for (const [column, close] of closings) {
    const from = starts[column]!;
    const to = moveTogether(bytes, from, close, ends[column]!);
    starts[column] = trimmedStart(bytes, from, to);
    ends[column] = trimmedEnd(bytes, starts[column]!, to);
  }
  closings.clear();
}

/** Leaves out of two quotes one, and the one at `close`; the index after the bytes of the cell. */
function moveTogether(bytes: Buffer, from: number, close: number, end: number): number {
  let to = from;
  for (let i = from; i < close; i++) {
    bytes[to++] = bytes[i]!;
    if (bytes[i] === QUOTE) i += 1;
  }
  bytes.copyWithin(to, close + 1, end);
  return to + end - close - 1;
}
