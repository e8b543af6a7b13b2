import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import type { OpenTable } from "./open-tables.server.ts";

/** The same rows always make the same bytes, and so the same hash. */
export type WrittenTable = { sizeBytes: number; sha256: string; rowCount: number };

/** Writes a table as gzipped CSV with a line of headings, row by row: it is never in memory whole. */
export async function writeTableFile(
  client: pg.ClientBase,
  { columns, from, orderBy }: Pick<OpenTable, "columns" | "from" | "orderBy">,
  filePath: string,
): Promise<WrittenTable> {
  const selected = columns
    .map(({ name, sql, isFree }) => `${isFree ? guarded(sql) : sql} as "${name}"`)
    .join(", ");
  const rows = client.query(
    copyTo(`copy (select ${selected} from ${from} order by ${orderBy}) to stdout with (format csv, header)`),
  );
  const hash = createHash("sha256");
  let sizeBytes = 0;
  await pipeline(
    rows,
    createGzip(), // its header has no time and no name
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        sizeBytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(filePath),
  );
  return { sizeBytes, sha256: hash.digest("hex"), rowCount: rows.rowCount };
}

/** Texts that a spreadsheet would take for a formula get an apostrophe before them, as in the pages' files. */
function guarded(sql: string): string {
  return `case when ${sql} ~ '^[=+@\\t\\r-]' then '''' || ${sql} else ${sql} end`;
}
