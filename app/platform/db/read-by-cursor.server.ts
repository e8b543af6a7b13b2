import type pg from "pg";

/** A row as PostgreSQL writes it as text, null for null. */
export type TextRow = readonly (string | null)[];

const asText = { getTypeParser: () => (text: string) => text };

/** Reads a query's rows in parts, so that a table of any length takes the memory of one part. Within a transaction; one at a time. */
export async function* readByCursor(
  client: pg.ClientBase,
  query: string,
  values: readonly unknown[] = [],
  rowsOfPart = 2_000,
): AsyncGenerator<TextRow[]> {
  await client.query({ text: `declare parts no scroll cursor for ${query}`, values: [...values] });
  for (;;) {
    const { rows } = await client.query<string[]>({
      text: `fetch ${rowsOfPart} from parts`,
      rowMode: "array",
      types: asText,
    });
    if (rows.length > 0) yield rows;
    if (rows.length < rowsOfPart) break;
  }
  await client.query("close parts");
}
