import { create as contentDisposition } from "content-disposition";
import { caching } from "./caching.ts";

export type TableRow = Record<string, string | number | null>;

interface Table {
  /** Of the downloaded file, without its ending. */
  name: string;
  /** What a JSON reply says beside the rows. */
  about: Record<string, string | number | null>;
  rows: TableRow[];
  columns: string[];
}

/** A page's table as a file: CSV where the address ends so, else JSON with `results`. null is a blank cell. */
export function tableFile(request: Request, { name, about, rows, columns }: Table, status = 200): Response {
  const headers = { "Cache-Control": caching.untilDataChange };
  if (!new URL(request.url).pathname.endsWith(".csv")) {
    return Response.json({ ...about, results: rows }, { status, headers });
  }
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column] ?? null))];
  return new Response(lines.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join(""), {
    status,
    headers: {
      ...headers,
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": contentDisposition(`${name}.csv`),
    },
  });
}

/** Texts that a spreadsheet would take for a formula get an apostrophe before them. */
function cellOf(value: string | number | null): string {
  if (value === null || typeof value === "number") return String(value ?? "");
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
