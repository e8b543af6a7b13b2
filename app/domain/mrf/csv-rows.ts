export type CsvRowFault = "unclosed-quote" | "row-too-long" | "too-many-cells";

export type CsvRowLimits = { maxRowCharacters: number; maxCells: number };

/** CMS sets no limit; the widest real file we know has 1,277 columns. Beyond these a row is a fault, not a row. */
export const CSV_ROW_LIMITS: CsvRowLimits = { maxRowCharacters: 4 * 1024 * 1024, maxCells: 50_000 };

export type CsvRowHandler = {
  /** Cells as written, trimmed; `rowNumber` counts from 1 as a spreadsheet does, blank rows included. */
  onRow: (cells: string[], rowNumber: number) => void;
  onFault: (fault: CsvRowFault, rowNumber: number) => void;
};

const QUOTE = 34;
const COMMA = 44;
const LF = 10;
const CR = 13;

/**
 * Splits text into rows as RFC 4180 says, as it arrives: LF, CRLF, lone CR and any mix end a row, quotes double
 * inside quotes. Text after a closing quote is kept. A row past the limits is reported and skipped to its line's end.
 */
export function openCsvRows({ onRow, onFault }: CsvRowHandler, limits = CSV_ROW_LIMITS) {
  let carry = "";
  let rowNumber = 1;
  let skipping = false;
  /** Of the row before: most rows have as many cells, and an array that grows to a thousand is copied a dozen times. */
  let width = 0;

  /** Reads one row from `start`; the index after its line end, or -1 when the text ends first. */
  function readRow(text: string, start: number, final: boolean): number {
    const { length } = text;
    const cells = new Array<string>(width);
    let cellCount = 0;
    let i = start;
    for (;;) {
      if (i < length && text.charCodeAt(i) === COMMA) {
        cells[cellCount++] = "";
        i += 1;
        continue;
      }
      let quoted = "";
      if (i < length && text.charCodeAt(i) === QUOTE) {
        const close = findClosingQuote(text, i + 1);
        if (close < 0 && !final) return -1;
        if (close < 0) {
          onFault("unclosed-quote", rowNumber);
          return length;
        }
        quoted = text.slice(i + 1, close);
        if (quoted.includes('"')) quoted = quoted.replaceAll('""', '"');
        i = close + 1;
      }
      const from = i;
      i = findCellEnd(text, from);
      if (i >= length && !final) return -1;
      cells[cellCount++] = trimmed(quoted + text.slice(from, i));
      const code = i < length ? text.charCodeAt(i) : LF;
      if (code === COMMA) {
        i += 1;
        continue;
      }
      if (code === CR && i + 1 >= length && !final) return -1; // its LF may come with the next chunk
      cells.length = cellCount;
      width = cellCount;
      if (cells.length > limits.maxCells) onFault("too-many-cells", rowNumber);
      else onRow(cells, rowNumber);
      if (i >= length) return length;
      return code === CR && text.charCodeAt(i + 1) === LF ? i + 2 : i + 1;
    }
  }

  function read(chunk: string, final: boolean): void {
    const text = carry + chunk;
    let start = skipping ? skipLine(text) : 0;
    if (start < 0) return;
    while (start < text.length) {
      const next = readRow(text, start, final);
      if (next < 0) break;
      start = next;
      rowNumber += 1;
    }
    carry = text.slice(start);
    if (carry.length > limits.maxRowCharacters) {
      onFault("row-too-long", rowNumber);
      carry = "";
      skipping = true;
    }
  }

  function skipLine(text: string): number {
    const end = text.search(/[\r\n]/);
    carry = "";
    if (end < 0) return -1;
    skipping = false;
    rowNumber += 1;
    return text.startsWith("\r\n", end) ? end + 2 : end + 1;
  }

  return { write: (text: string) => read(text, false), end: () => read("", true) };
}

/** Where an unquoted cell ends. Letters and digits lie above the comma: one comparison for nearly all of a gigabyte. */
function findCellEnd(text: string, from: number): number {
  const { length } = text;
  let i = from;
  for (; i < length; i++) {
    const code = text.charCodeAt(i); // never past the end: a NaN here slows the reader by half
    if (code <= COMMA && (code === COMMA || code === LF || code === CR)) break;
  }
  return i;
}

function findClosingQuote(text: string, from: number): number {
  let quote = text.indexOf('"', from);
  while (quote >= 0 && text.charCodeAt(quote + 1) === QUOTE) quote = text.indexOf('"', quote + 2);
  return quote;
}

const SPACE = 32;
const LAST_ASCII = 126;

/** `trim` only where an edge may need it: most cells do not, and this runs for every cell of a gigabyte. */
function trimmed(cell: string): string {
  if (cell.length === 0) return cell;
  const first = cell.charCodeAt(0);
  const last = cell.charCodeAt(cell.length - 1);
  return first <= SPACE || last <= SPACE || first > LAST_ASCII || last > LAST_ASCII ? cell.trim() : cell;
}
