/** A Parquet file of an edition. */
export interface ParquetFileFacts {
  /** 'prices-il.3711877e04be4d80.parquet': with the first digits of its hash, so that no other bytes have its address. */
  name: string;
  table: string;
  /** Two letters; 'US': the nation; 'other': none that is known. Null: the table has one file. */
  state: string | null;
  rowCount: number;
  /** How many different keys its rows have; as many as rows unless something is wrong. */
  distinctKeyCount: number;
  sizeBytes: number;
  /** Of the file's bytes, hexadecimal. */
  sha256: string;
}

/** The Parquet files of one moment. */
export interface ParquetEdition {
  /** The moment that they show, ISO 8601. */
  madeAt: string;
  /** How long it took. */
  makingMs: number;
  /** ISO day of the latest import of prices that they hold; null: they hold none. */
  date: string | null;
  files: ParquetFileFacts[];
}

/** `edition`: that of the present data, else a former one; null: there is none yet. Resting: new files are made later. */
export type FoundParquet = {
  outcome: "present" | "resting" | "being-made" | "failed";
  edition: ParquetEdition | null;
};

const DIGITS_OF_HASH = 16;

/** The name of a file with these bytes. */
export function parquetFileName(table: string, state: string | null, sha256: string): string {
  const begins = state === null ? table : `${table}-${state.toLowerCase()}`;
  return `${begins}.${sha256.slice(0, DIGITS_OF_HASH)}.parquet`;
}

/** Whether a name has the form of a Parquet file's, of this edition or of another. */
export function isParquetFileName(name: string): boolean {
  return /^[a-z-]{1,40}\.[0-9a-f]{16}\.parquet$/.test(name);
}
