import type { FoundParquet, ParquetFileFacts } from "#app/domain/open-data/parquet/parquet-edition.ts";
import { type ParquetTableName, parquetTables } from "#app/domain/open-data/parquet/parquet-tables.server.ts";

/** A table of Parquet files as the page lists it. */
export type ShownTable = {
  name: ParquetTableName;
  columns: { name: string; type: string }[];
  /** Of all its files. */
  rowCount: number;
  sizeBytes: number;
  files: { name: string; state: string | null }[];
};

export type ShownParquet = {
  outcome: FoundParquet["outcome"];
  /** The moment that the files show, ISO 8601; null: there are none. */
  madeAt: string | null;
  tables: ShownTable[];
};

/** The tables that have files, each with the sums of its files. */
export function shownParquet({ outcome, edition }: FoundParquet): ShownParquet {
  const tables = parquetTables.flatMap(({ name, columns }) => {
    const files = edition?.files.filter(({ table }) => table === name) ?? [];
    if (files.length === 0) return [];
    const sum = (of: (file: ParquetFileFacts) => number) =>
      files.reduce((total, file) => total + of(file), 0);
    return {
      name,
      columns: columns.map(({ name, type }) => ({ name, type })),
      rowCount: sum(({ rowCount }) => rowCount),
      sizeBytes: sum(({ sizeBytes }) => sizeBytes),
      files: files.map(({ name, state }) => ({ name, state })),
    };
  });
  return { outcome, madeAt: edition?.madeAt ?? null, tables };
}
