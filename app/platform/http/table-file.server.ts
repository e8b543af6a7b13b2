import { create as contentDisposition } from "content-disposition";
import { caching } from "./caching.ts";

export type Cell = string | number | boolean | null;

/** A column of a file: what its heading says, and a row's value in it; null is a blank cell. */
export type TableColumn<Row> = { name: string; of: (row: Row) => Cell };

interface Table<Row> {
  /** Of the downloaded file, without its ending. */
  name: string;
  /** What a JSON reply says beside the rows. */
  about: Record<string, Cell>;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
}

/** A page's table as a file: CSV where the address ends so, else JSON with `results`. */
export function tableFile<Row>(request: Request, { name, about, columns, rows }: Table<Row>): Response {
  const headers = { "Cache-Control": caching.untilDataChange };
  if (!new URL(request.url).pathname.endsWith(".csv")) {
    const results = rows.map((row) =>
      Object.fromEntries(columns.map((column) => [column.name, column.of(row)])),
    );
    return Response.json({ ...about, results }, { headers });
  }
  const lines = [
    columns.map((column) => column.name),
    ...rows.map((row) => columns.map((column) => column.of(row))),
  ];
  return new Response(lines.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join(""), {
    headers: {
      ...headers,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": contentDisposition(`${name}.csv`),
    },
  });
}

/** Texts that a spreadsheet would take for a formula get an apostrophe before them. */
function cellOf(value: Cell): string {
  if (value === null || typeof value !== "string") return String(value ?? "");
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
