import { finished } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";

/**
 * Loads rows with COPY, PostgreSQL's fastest way in. `lines` is its text format: one row a line, tabs between values,
 * `\N` for null (`copyValue` writes one value). `table` and `columns` are names of ours, never a visitor's text.
 */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  lines: string | Buffer,
): Promise<void> {
  const stream = client.query(copyFrom(`copy ${table} (${columns.join(", ")}) from stdin`));
  const done = finished(stream);
  stream.end(lines);
  await done;
}

/** A column that COPY fills: its name, and its value in a row. */
export type CopyColumn<Row> = { name: string; value: (row: Row) => string | number | null };

/** A row in COPY's text format, its values in the columns' order. A loop, as an array for each of a million rows is felt. */
export function copyLine<Row>(columns: readonly CopyColumn<Row>[], row: Row): string {
  let line = "";
  let between = "";
  for (const column of columns) {
    line += between + copyValue(column.value(row));
    between = "\t";
  }
  return `${line}\n`;
}

const NEEDS_ESCAPE = /[\\\t\n\r\0]/;
const ESCAPES = { "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r", "\0": "" };

/** One value in COPY's text format; null is SQL's null. NUL characters, which PostgreSQL's text cannot hold, are left out. */
export function copyValue(value: string | number | null): string {
  if (value === null) return "\\N";
  if (typeof value === "number") return String(value);
  return NEEDS_ESCAPE.test(value)
    ? value.replace(/[\\\t\n\r\0]/g, (character) => ESCAPES[character as keyof typeof ESCAPES])
    : value;
}

/**
 * Gathers lines for COPY as bytes. A string made of pieces of a large text would keep that text in memory until it is
 * sent; the bytes do not. Two buffers take turns: what `take` returned must be sent before `take` is called again.
 */
export function openCopyLines() {
  let buffer = Buffer.allocUnsafe(FIRST_BYTES);
  let spare = Buffer.allocUnsafe(0);
  let length = 0;

  function reserve(bytes: number): void {
    if (length + bytes <= buffer.length) return;
    const larger = Buffer.allocUnsafe(2 * (length + bytes));
    buffer.copy(larger, 0, 0, length);
    buffer = larger;
  }

  return {
    add(line: string): void {
      reserve(line.length * MAX_BYTES_OF_A_UNIT);
      length += buffer.write(line, length);
    },
    /** Passes on the lines and their end, with room for that many more bytes; `write` returns the new end. */
    addBytes(maxBytes: number, write: (lines: Buffer, end: number) => number): void {
      reserve(maxBytes);
      length = write(buffer, length);
    },
    sizeBytes: () => length,
    /** The lines so far; the next ones start a new list. */
    take(): Buffer {
      const lines = buffer.subarray(0, length);
      [buffer, spare] = [spare, buffer];
      length = 0;
      return lines;
    },
  };
}

export type CopyLines = ReturnType<typeof openCopyLines>;

const FIRST_BYTES = 64 * 1024;
/** A UTF-16 code unit takes three bytes in UTF-8 at most. */
const MAX_BYTES_OF_A_UNIT = 3;
