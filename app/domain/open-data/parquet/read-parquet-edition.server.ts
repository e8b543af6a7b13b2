import { z } from "zod/v4";
import { readEditionFile } from "../edition-folders.server.ts";
import type { ParquetEdition } from "./parquet-edition.ts";

const editionSchema: z.ZodType<ParquetEdition> = z.object({
  madeAt: z.string(),
  makingMs: z.number(),
  date: z.string().nullable(),
  files: z.array(
    z.object({
      name: z.string(),
      table: z.string(),
      state: z.string().nullable(),
      rowCount: z.number(),
      distinctKeyCount: z.number(),
      sizeBytes: z.number(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});

/** The Parquet files of a state of the data; null: there are none, or what says so is damaged. */
export function readParquetEdition(folder: string, name: string): Promise<ParquetEdition | null> {
  return readEditionFile(folder, name, (text) => editionSchema.parse(JSON.parse(text)));
}
