import { renameSync } from "node:fs";
import path from "node:path";
import { openParquetFile, type ParquetFile } from "#app/platform/parquet/open-parquet-file.server.ts";
import type { ParquetValue } from "#app/platform/parquet/parquet-column.ts";
import { type ParquetFileFacts, parquetFileName } from "./parquet-edition.ts";
import type { ParquetTable } from "./parquet-tables.server.ts";

/** The files of a table, which is one or one for each state. */
export interface TableFiles {
  /** `state`: as a hospital or provider states it; null: the table has one file. */
  add(state: string | null, row: readonly ParquetValue[]): void;
  /** Finishes the files, in the order of their names. A table without rows has none. */
  finish(): ParquetFileFacts[];
  abandon(): void;
}

/** Of all files of a table together, so that fifty states take no more memory than one. */
const MAX_WAITING_ROWS = 65_536;
/** For a state that isn't two letters, so that no text of a file becomes part of a path. */
const OTHER = "other";

type OpenFile = {
  file: ParquetFile;
  place: string;
  lastKey: ParquetValue[] | null;
  distinctKeyCount: number;
};

/** Opens the files of a table in a folder, each with its first row. */
export function openTableFiles(folder: string, { name, columns, key }: ParquetTable): TableFiles {
  const keyPlaces = key.map((column) => columns.findIndex(({ name }) => name === column));
  const files = new Map<string | null, OpenFile>();
  let waitingRows = 0;

  function fileOf(state: string | null): OpenFile {
    const known = files.get(state);
    if (known) return known;
    const place = path.join(folder, `${name}-${state ?? "all"}.part`);
    const opened = { file: openParquetFile(place, columns), place, lastKey: null, distinctKeyCount: 0 };
    files.set(state, opened);
    return opened;
  }

  /** The file that most rows wait for frees the most memory, and gets the largest group. */
  function flushFullest(): void {
    let fullest: ParquetFile | null = null;
    for (const { file } of files.values())
      if (fullest === null || file.waitingRows() > fullest.waitingRows()) fullest = file;
    fullest?.flush();
    waitingRows = 0;
    for (const { file } of files.values()) waitingRows += file.waitingRows();
  }

  return {
    add(written, row) {
      const state = written === null || /^[A-Z]{2}$/.test(written) ? written : OTHER;
      const one = fileOf(state);
      const { lastKey } = one;
      if (lastKey === null || keyPlaces.some((place, index) => row[place] !== lastKey[index])) {
        one.distinctKeyCount += 1;
        one.lastKey = keyPlaces.map((place) => row[place] as ParquetValue);
      }
      one.file.add(row);
      waitingRows += 1;
      if (waitingRows >= MAX_WAITING_ROWS) flushFullest();
    },
    finish() {
      const facts: ParquetFileFacts[] = [];
      for (const [state, { file, place, distinctKeyCount }] of files) {
        const written = file.finish();
        const fileName = parquetFileName(name, state, written.sha256);
        renameSync(place, path.join(folder, fileName));
        facts.push({ name: fileName, table: name, state, distinctKeyCount, ...written });
      }
      files.clear();
      return facts.sort((a, b) => (a.name < b.name ? -1 : 1));
    },
    abandon() {
      for (const { file } of files.values()) file.abandon();
      files.clear();
    },
  };
}
