import { cellTexts } from "#app/domain/mrf/csv-row.ts";
import { openCsvRows } from "#app/domain/mrf/csv-rows.ts";
import type { MrfSource } from "#app/domain/mrf/mrf-source.server.ts";
import { openTextBytes } from "#app/domain/mrf/open-text-bytes.server.ts";
import { unpackBytes } from "#app/domain/mrf/unpack-bytes.server.ts";
import type { CsvHeadings } from "./place-problem.ts";

const HEADING_ROWS = 3;
const MAX_HEADING_CHARACTERS = 200;

/** The headings of a CSV that could be read up to its third row. */
export async function readCsvHeadings(source: MrfSource, maxBytes: number): Promise<CsvHeadings> {
  const rows: string[][] = [];
  let rowCount = 0;
  const reader = openCsvRows({
    onRow(row) {
      rowCount = row.rowNumber;
      if (rowCount <= HEADING_ROWS)
        rows[rowCount - 1] = cellTexts(row).map((text) => text.slice(0, MAX_HEADING_CHARACTERS));
    },
    onFault: (_fault, rowNumber) => {
      rowCount = rowNumber;
    },
  });
  const text = openTextBytes();
  for await (const chunk of unpackBytes(source.open(), maxBytes)) {
    reader.write(text.write(chunk));
    if (rowCount >= HEADING_ROWS) break;
  }
  if (rowCount < HEADING_ROWS) reader.end();
  return { elements: rows[0] ?? [], columns: rows[2] ?? [] };
}
