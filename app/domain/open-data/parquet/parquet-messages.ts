import type { ParquetEdition } from "./parquet-edition.ts";

/** Where the data are, and the folder that editions are put in. */
export type ParquetTask = { databaseUrl: string; folder: string };

export type ParquetResult =
  | { outcome: "made"; name: string; edition: ParquetEdition }
  /** Another process makes one. */
  | { outcome: "elsewhere" }
  | { outcome: "failed"; code: string | null; stack: string };
