/** One of the files that anyone may download. */
export type OpenDataFile = {
  /** 'state-pricing.csv.gz' */
  fileName: string;
  sizeBytes: number;
  /** Of the file's bytes, hexadecimal. */
  sha256: string;
  rowCount: number;
};

/** The files of one state of the data. */
export type OpenDataFiles = {
  /** ISO day of the latest import that they hold; null: they hold none. */
  date: string | null;
  files: OpenDataFile[];
};

/** `files`: those of the present data, else former ones while new ones are made; null: there are none yet. */
export type FoundOpenData = {
  outcome: "present" | "being-made" | "failed";
  files: OpenDataFiles | null;
};
