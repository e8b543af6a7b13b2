import { z } from "zod/v4";
import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { ParquetEdition } from "#app/domain/open-data/parquet/parquet-edition.ts";
import { parquetTables } from "#app/domain/open-data/parquet/parquet-tables.server.ts";

const count = z.int().nonnegative();

/** The list of Parquet files as programs get it. */
export const ParquetManifest = z.object({
  made_at: z.string().meta({ description: "The moment that all files show, ISO 8601 in UTC." }),
  data_date: z
    .string()
    .nullable()
    .meta({ description: "The day of the latest import of prices; null: none was imported." }),
  terms: z.string(),
  files: z.array(
    z.object({
      name: z
        .string()
        .meta({ description: "The last part of its address, with the first 16 digits of its hash." }),
      path: z.string(),
      table: z.string(),
      state: z.string().nullable().meta({
        description:
          "Two letters, US for the nation, other where it is not known; null: the table has one file.",
      }),
      rows: count,
      key: z.array(z.string()).meta({ description: "The columns that tell a row from all others." }),
      distinct_keys: count.meta({ description: "How many different keys the rows have." }),
      bytes: count,
      sha256: z.string(),
      columns: z.array(
        z.object({ name: z.string(), type: z.string(), meaning: z.string(), unit: z.string() }),
      ),
    }),
  ),
});

type Manifest = z.input<typeof ParquetManifest>;

export function parquetManifest(language: Language, edition: ParquetEdition, terms: string): Manifest {
  const words = wordsIn(language).openDataParquet.tables;
  const tables = new Map(
    parquetTables.map(({ name, key, columns }) => {
      const meanings: Readonly<Record<string, { meaning: string; unit: string }>> = words[name].columns;
      const described = columns.map((one) => ({
        name: one.name,
        type: one.type,
        meaning: meanings[one.name]?.meaning ?? "",
        unit: meanings[one.name]?.unit ?? "",
      }));
      return [name as string, { key: [...key], columns: described }];
    }),
  );
  return {
    made_at: edition.madeAt,
    data_date: edition.date,
    terms,
    files: edition.files.map((file) => ({
      name: file.name,
      path: `/data/downloads/${file.name}`,
      table: file.table,
      state: file.state,
      rows: file.rowCount,
      key: tables.get(file.table)?.key ?? [],
      distinct_keys: file.distinctKeyCount,
      bytes: file.sizeBytes,
      sha256: file.sha256,
      columns: tables.get(file.table)?.columns ?? [],
    })),
  };
}

/** On the sample data, of a file. */
export const manifestExample = {
  made_at: "2026-12-01T11:51:02.000Z",
  data_date: "2026-12-01",
  files: [
    {
      name: "payers.fb561cecb91fa879.parquet",
      path: "/data/downloads/payers.fb561cecb91fa879.parquet",
      table: "payers",
      state: null,
      rows: 6,
      key: ["written_name"],
      distinct_keys: 6,
      bytes: 589,
      columns: [
        {
          name: "written_name",
          type: "VARCHAR",
          meaning: "As it appears in price files.",
          unit: "None",
        },
      ],
    },
  ],
};
