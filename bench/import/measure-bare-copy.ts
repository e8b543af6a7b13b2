import { finished } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { openDatabase } from "#app/platform/db/open-database.server.ts";

/** What an import fills with rows of a file, the negotiated charges as a row each. */
const TABLES = ["standard_charges", "negotiated_charges", "prices"];

/**
 * The limit: how long COPY takes to load the rows that were imported, as text ready in memory, into the
 * same tables without indexes; in one transaction, and in one for each hospital.
 */
export async function measureBareCopy(
  dataDir: string,
): Promise<{ seconds: number; byHospitalSeconds: number }> {
  const database = await openDatabase({ databaseUrl: null, dataDir, statementTimeoutMs: 0 });
  const client = await database.db.$client.connect();
  try {
    const { rows } = await client.query<{ id: number }>(
      "select hospital_id as id from hospitals where current_import_id is not null order by 1",
    );
    let seconds = 0;
    const byHospital: { table: string; lines: Buffer }[][] = rows.map(() => []);
    for (const table of TABLES) {
      await client.query(`create table bare_${table} (like ${table})`);
      const whole = await copyOut(client, `copy (select * from ${table}) to stdout`);
      const startedAt = performance.now();
      await copyIn(client, `bare_${table}`, whole);
      seconds += (performance.now() - startedAt) / 1000;
      if (rows.length === 1) continue;
      for (const [index, { id }] of rows.entries()) {
        const lines = await copyOut(
          client,
          `copy (select * from ${table} where hospital_id = ${id}) to stdout`,
        );
        if (lines.length > 0) byHospital[index]!.push({ table, lines });
      }
    }
    const startedAt = performance.now();
    for (const batches of byHospital) {
      await client.query("begin; set local synchronous_commit = off");
      for (const { table, lines } of batches) await copyIn(client, `bare_${table}`, lines);
      await client.query("commit");
    }
    return { seconds, byHospitalSeconds: (performance.now() - startedAt) / 1000 };
  } finally {
    client.release();
    await database.close();
  }
}

async function copyOut(client: pg.PoolClient, statement: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of client.query(copyTo(statement))) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function copyIn(client: pg.PoolClient, table: string, lines: Buffer): Promise<void> {
  const stream = client.query(copyFrom(`copy ${table} from stdin`));
  const done = finished(stream);
  for (let start = 0; start < lines.length; start += 1024 * 1024) {
    if (!stream.write(lines.subarray(start, start + 1024 * 1024))) {
      await new Promise((resolve) => stream.once("drain", resolve));
    }
  }
  stream.end();
  await done;
}
