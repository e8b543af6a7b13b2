import type pg from "pg";
import { readByCursor } from "#app/platform/db/read-by-cursor.server.ts";
import { parquetValue } from "#app/platform/parquet/parquet-column.ts";
import type { TableFiles } from "./open-table-files.server.ts";
import type { QueriedTable } from "./parquet-tables.server.ts";

/** Writes the rows that a table's query gives. */
export async function writeQueriedTable(
  client: pg.ClientBase,
  { columns, from, orderBy, isByState }: QueriedTable,
  files: TableFiles,
): Promise<void> {
  const statePlace = isByState ? columns.findIndex(({ name }) => name === "state") : -1;
  const selected = columns.map(({ sql }) => sql).join(", ");
  for await (const rows of readByCursor(client, `select ${selected} from ${from} order by ${orderBy}`)) {
    for (const row of rows) {
      files.add(
        statePlace < 0 ? null : (row[statePlace] ?? ""),
        columns.map(({ type }, place) => parquetValue(type, row[place] ?? null)),
      );
    }
  }
}
