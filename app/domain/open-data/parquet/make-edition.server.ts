import { randomUUID } from "node:crypto";
import { rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type pg from "pg";
import { firstRow } from "#app/platform/db/first-row.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { makeOwnedFolder } from "#app/platform/files/owned-files.server.ts";
import {
  EDITION_FILE,
  MAKING,
  namePresentEdition,
  removeOtherEditions,
  removeUnfinished,
} from "../edition-folders.server.ts";
import { openTableFiles, type TableFiles } from "./open-table-files.server.ts";
import type { ParquetEdition, ParquetFileFacts } from "./parquet-edition.ts";
import type { ParquetResult } from "./parquet-messages.ts";
import {
  negotiatedTable,
  type ParquetTable,
  priceTable,
  queriedTables,
  ratePlanTable,
  rateProviderTable,
  rateTable,
} from "./parquet-tables.server.ts";
import { readParquetEdition } from "./read-parquet-edition.server.ts";
import { writeCharges } from "./write-charges.server.ts";
import { writePlanRates } from "./write-plan-rates.server.ts";
import { writeQueriedTable } from "./write-queried-table.server.ts";

/** Any number that nothing else locks. */
const LOCK = 7_019_078;

/** Writes all Parquet files as one moment saw the data, and puts them in place whole. One process of a site at a time does so. */
export async function makeEdition(db: PooledDatabase, folder: string): Promise<ParquetResult> {
  return inTransaction(db, async (client) => {
    await client.query("set transaction isolation level repeatable read, read only");
    await client.query("set local cursor_tuple_fraction = 1; set local datestyle = 'ISO'");
    const { rows } = await client.query<{ has: boolean }>("select pg_try_advisory_xact_lock($1) as has", [
      LOCK,
    ]);
    if (!firstRow(rows).has) return { outcome: "elsewhere" };
    await removeUnfinished(folder); // no other process is at work
    const name = await namePresentEdition(client);
    const there = await readParquetEdition(folder, name);
    if (there) return { outcome: "made", name, edition: there }; // by another process, just before
    const begun = path.join(folder, `${MAKING}${randomUUID()}`);
    await makeOwnedFolder(begun);
    try {
      return { outcome: "made", name, edition: await fillAndPlace(client, begun, path.join(folder, name)) };
    } finally {
      await rm(begun, { recursive: true, force: true });
    }
  });
}

async function fillAndPlace(client: pg.ClientBase, begun: string, place: string): Promise<ParquetEdition> {
  const startedMs = performance.now();
  const written = await writeFiles(client, begun);
  const edition: ParquetEdition = { ...written, makingMs: Math.round(performance.now() - startedMs) };
  await writeFile(path.join(begun, EDITION_FILE), JSON.stringify(edition));
  await rm(place, { recursive: true, force: true }); // one that could not be read
  await rename(begun, place);
  await removeOtherEditions(path.dirname(place), path.basename(place));
  return edition;
}

async function writeFiles(client: pg.ClientBase, folder: string): Promise<Omit<ParquetEdition, "makingMs">> {
  const { rows } = await client.query<{ date: string | null; madeAt: Date }>(`
    select to_char(max(imported_at) at time zone 'UTC', 'YYYY-MM-DD') as date, now() as "madeAt" from imports`);
  const { date, madeAt } = firstRow(rows);
  const files: ParquetFileFacts[] = [];
  for (const table of [...queriedTables, ratePlanTable]) {
    files.push(
      ...(await write(folder, [table], ([of]) => writeQueriedTable(client, table, of as TableFiles))),
    );
  }
  files.push(
    ...(await write(folder, [priceTable, negotiatedTable], ([prices, negotiated]) =>
      writeCharges(client, prices as TableFiles, negotiated as TableFiles),
    )),
    ...(await write(folder, [rateTable, rateProviderTable], ([rates, providers]) =>
      writePlanRates(client, rates as TableFiles, providers as TableFiles),
    )),
  );
  return { madeAt: madeAt.toISOString(), date, files };
}

async function write(
  folder: string,
  tables: readonly ParquetTable[],
  fill: (files: TableFiles[]) => Promise<void>,
): Promise<ParquetFileFacts[]> {
  const opened = tables.map((table) => openTableFiles(folder, table));
  try {
    await fill(opened);
    return opened.flatMap((files) => files.finish());
  } finally {
    for (const files of opened) files.abandon();
  }
}
