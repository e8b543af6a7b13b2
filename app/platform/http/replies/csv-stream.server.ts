import type { Cell, TableColumn } from "./table-column.ts";

const CHUNK_CHARACTERS = 64 * 1024;
/** A slower client gets a file that breaks off visibly: rows can't wait forever. */
const MAX_MS = 10 * 60_000;

/** A heading and the rows as CSV (RFC 4180), a chunk at a time as they are asked for. Rows are read no further once the
 *  stream is cancelled. */
export function csvStream<Row>(
  columns: readonly TableColumn<Row>[],
  rows: AsyncIterable<Row>,
): ReadableStream<Uint8Array> {
  const chunks = csvChunks(columns, rows);
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return();
      },
    },
    { highWaterMark: 0 },
  );
}

async function* csvChunks<Row>(
  columns: readonly TableColumn<Row>[],
  rows: AsyncIterable<Row>,
): AsyncGenerator<Uint8Array, void, void> {
  const deadline = performance.now() + MAX_MS;
  let text = lineOf(columns.map(({ name }) => name));
  for await (const row of rows) {
    text += lineOf(columns.map((column) => column.of(row)));
    if (text.length < CHUNK_CHARACTERS) continue;
    yield Buffer.from(text);
    text = "";
    if (performance.now() > deadline) throw new Error(`A CSV file took more than ${MAX_MS} ms.`);
  }
  yield Buffer.from(text);
}

function lineOf(cells: readonly Cell[]): string {
  return `${cells.map(cellOf).join(",")}\r\n`;
}

/** Texts that a spreadsheet would take for a formula get an apostrophe before them. */
function cellOf(value: Cell): string {
  if (value === null || typeof value !== "string") return String(value ?? "");
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
