import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";

/** The machine that the targets are for. */
const LIMITS = { threads: "2", memory_limit: "1500MB" };

/** How long DuckDB takes to read a wide CSV file's cells as text and write the dollar amounts as a row each into its own
 * database, checking nothing. */
export async function timeDuckDb(file: string, scratch: string): Promise<{ seconds: number; rates: number }> {
  const folder = await mkdtemp(path.join(scratch, "duckdb-"));
  const instance = await DuckDBInstance.create(path.join(folder, "rates.duckdb"), LIMITS);
  try {
    const connection = await instance.connect();
    const startedAt = performance.now();
    await connection.run(`
      create table rates as unpivot (
        select description, "code|1", columns('negotiated_dollar$')
        from read_csv('${file}', skip = 2, header = true, all_varchar = true)
      ) on columns('negotiated_dollar$') into name plan value dollar`);
    const seconds = (performance.now() - startedAt) / 1000;
    const reader = await connection.runAndReadAll("select count(*)::int from rates");
    const rates = Number(reader.getRows()[0]![0]);
    connection.closeSync();
    return { seconds, rates };
  } finally {
    instance.closeSync();
    await rm(folder, { recursive: true, force: true });
  }
}
