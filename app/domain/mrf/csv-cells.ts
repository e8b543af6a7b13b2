import { cellName } from "./cell-name.ts";
import { type CsvRow, cellText, isEmptyCell } from "./csv-row.ts";
import { normaliseAmount } from "./decimal.ts";
import { type DecimalColumn, putWritten } from "./decimal-column.ts";
import { type MrfProblem, type MrfProblemAbout, type MrfRule, shortened } from "./mrf-problem.ts";
import { isWritten, openTextCache } from "./text-cache.ts";
import { NO_PRICE } from "./valid-values.ts";

const NO_PRICE_TEXT = String(NO_PRICE);

const MAX_KEPT_LENGTH = 400;
const NONE = new Int32Array(0);
const NO_ROW: CsvRow = { rowNumber: 0, bytes: Buffer.alloc(0), starts: NONE, ends: NONE, cellCount: 0 };

/** Reads the cells of one row after the other and reports what is wrong with them. */
export type CsvCells = ReturnType<typeof openCsvCells>;

export function openCsvCells(names: readonly string[], report: (problem: MrfProblem) => void) {
  const textOf = openTextCache();
  /** What each column said last, which it often says again. */
  const lastTexts: string[] = new Array(names.length).fill("");
  let row = NO_ROW;
  /** The rules that break the row as a whole, in the order they were found broken. */
  const faults: MrfRule[] = [];
  let warningCount = 0;

  function isEmpty(column: number): boolean {
    return column < 0 || isEmptyCell(row, column);
  }

  /** Returns the text of a cell; null = it is empty, or the column doesn't exist. */
  function text(column: number): string | null {
    if (isEmpty(column)) return null;
    const { bytes } = row;
    const start = row.starts[column]!;
    const end = row.ends[column]!;
    const last = lastTexts[column]!;
    if (isWritten(last, bytes, start, end)) return last;
    const found = textOf(bytes, start, end);
    if (found.length <= MAX_KEPT_LENGTH) lastTexts[column] = found;
    return found;
  }

  /** The same of a cell that hardly says again what it said: it is not looked for among the texts met before. */
  function rareText(column: number): string | null {
    return isEmpty(column) ? null : cellText(row, column);
  }

  function fault(column: number, rule: MrfRule, about: MrfProblemAbout = {}): void {
    faults.push(rule);
    report({ place: cellName(row.rowNumber, column), rule, about, severity: "error" });
  }

  function warn(column: number, rule: MrfRule, about: MrfProblemAbout = {}): void {
    warningCount += 1;
    report({ place: cellName(row.rowNumber, column), rule, about, severity: "warning" });
  }

  /** What a cell says that is to be an amount, and is none. */
  function about(column: number): MrfProblemAbout {
    return { written: shortened(cellText(row, column)), name: names[column] };
  }

  return {
    take(next: CsvRow): void {
      row = next;
      if (faults.length > 0) faults.length = 0;
      warningCount = 0;
    },
    faults,
    /** How much was found wrong with the row so far. */
    problemCount: () => faults.length + warningCount,
    isEmpty,
    text,
    rareText,
    fault,
    warn,
    /** An amount; one that cannot be read is reported and kept as it is written. */
    amount(column: number): string | null {
      const written = rareText(column);
      if (written === null) return null;
      const value = normaliseAmount(written);
      if (value === null) {
        fault(column, "amount-format", about(column));
        return written;
      }
      if (value === NO_PRICE_TEXT) warn(column, "nine-nines", { name: names[column] });
      return value;
    },
    /** Puts the amount of a cell that is not empty into `decimals`; false: it cannot be read. */
    putAmount: (column: number, decimals: DecimalColumn, at: number): boolean =>
      putWritten(decimals, at, row.bytes, row.starts[column]!, row.ends[column]!),
    faultyAmount: (column: number) => fault(column, "amount-format", about(column)),
    warnNoPrice: (column: number) => warn(column, "nine-nines", { name: names[column] }),
    warnUnread: (column: number) => warn(column, "value-unread", about(column)),
    oneOf(column: number, allowed: ReadonlySet<string>, upper = false): string | null {
      const written = text(column);
      if (written === null || allowed.has(written)) return written;
      const value = upper ? written.toUpperCase() : written.toLowerCase();
      if (allowed.has(value)) return value;
      fault(column, "value-not-allowed", about(column));
      return written;
    },
    countFilled(columns: Int32Array): number {
      const { starts, ends } = row;
      let count = 0;
      for (let index = 0; index < columns.length; index++) {
        const column = columns[index]!;
        if (starts[column] !== ends[column]) count += 1;
      }
      return count;
    },
  };
}
