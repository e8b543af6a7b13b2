import { create as contentDisposition } from "content-disposition";
import { caching } from "./caching.ts";
import { csvStream } from "./csv-stream.server.ts";
import type { Cell, TableColumn } from "./table-column.ts";

interface Table<Row> {
  /** Of the downloaded file, without its ending. */
  name: string;
  /** What a JSON reply says in addition to the rows. */
  about: Record<string, Cell | object>;
  columns: readonly TableColumn<Row>[];
}

/** The number of rows of a file, for clients that read it as it arrives. */
const COUNT_HEADER = "X-Total-Count";

/** Whether an address asks for CSV; its twin asks for JSON. */
export function isCsvAsked(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".csv");
}

/** A page's whole table as a file: CSV, or JSON with `results`. */
export function tableFile<Row>(request: Request, table: Table<Row> & { rows: readonly Row[] }): Response {
  const { rows } = table;
  if (!isCsvAsked(request)) return jsonPage({ ...table, total: rows.length, next: null });
  const reply = csvFile(request, { ...table, rows: inTurn(rows), rowCount: rows.length });
  reply.headers.set("Cache-Control", caching.untilPricesChange);
  return reply;
}

/** A page of a long table as JSON; `next` is the address of the next one, `total` null where all were not counted. */
export function jsonPage<Row>({
  about,
  columns,
  rows,
  total,
  next,
}: Omit<Table<Row>, "name"> & {
  rows: readonly Row[];
  total: number | null;
  next: string | null;
}): Response {
  const results = rows.map((row) =>
    Object.fromEntries(columns.map((column) => [column.name, column.of(row)])),
  );
  return Response.json(
    { ...about, next, results },
    {
      headers: {
        "Cache-Control": caching.untilPricesChange,
        ...(total !== null && { [COUNT_HEADER]: String(total) }),
      },
    },
  );
}

/** All rows of a table as CSV, sent as they are read: no faster than the client takes them, and kept nowhere. `rowCount`: null
 *  where to count them would take as long as to read them. */
export function csvFile<Row>(
  request: Request,
  {
    name,
    columns,
    rows,
    rowCount,
  }: Omit<Table<Row>, "about"> & { rows: AsyncIterable<Row>; rowCount: number | null },
): Response {
  return new Response(request.method === "HEAD" ? null : csvStream(columns, rows), {
    headers: {
      "Cache-Control": caching.newest,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": contentDisposition(`${name}.csv`),
      ...(rowCount !== null && { [COUNT_HEADER]: String(rowCount) }),
    },
  });
}

async function* inTurn<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
