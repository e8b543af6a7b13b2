import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { openParquetData } from "#app/domain/open-data/parquet/open-parquet-data.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { readEnv } from "#app/platform/env/env.server.ts";
import { residentMbOf } from "../import/process-tree.ts";

// DATA_DIR=<folder> npm run bench -- parquet Has the Parquet files of a site's data written to a temporary folder as the site
// does: seconds, the peak memory of the writing process (from 400 MB on the site ends it), and of each table its rows and bytes,
// next to the bytes of the same rows as gzipped CSV.

const LOOK_EVERY_MS = 20;

const folder = await mkdtemp(path.join(tmpdir(), "faircharge-parquet-"));
const database = await openDatabase({ ...readEnv(process.env), statementTimeoutMs: 0 });
const data = openParquetData({ db: database.db, folder, disk: { noteFull: async () => {} } });
let peakMb = 0;
const looking = setInterval(() => {
  const [, ...children] = residentMbOf(process.pid);
  peakMb = Math.max(peakMb, ...children);
}, LOOK_EVERY_MS);
try {
  const startedMs = performance.now();
  let found = await data.find();
  while (found.outcome === "being-made") found = await data.find();
  const seconds = (performance.now() - startedMs) / 1000;
  clearInterval(looking);
  const { edition } = found;
  if (edition === null) throw new Error(`The files were not made: ${found.outcome}.`);
  const { files } = edition;
  console.log(`${files.length} files in ${seconds.toFixed(1)} s, peak ${peakMb.toFixed(0)} MB`);
  const [editionName = ""] = await readdir(folder);
  const duckdb = await (await DuckDBInstance.create()).connect();
  await duckdb.run("set memory_limit = '1GB'; set threads = 1");
  console.log("table                 rows        parquet      csv.gz  bytes a row");
  for (const table of new Set(files.map((file) => file.table))) {
    const ofTable = files.filter((file) => file.table === table);
    const places = ofTable.map(({ name }) => `'${path.join(folder, editionName, name)}'`);
    const csv = path.join(folder, `${table}.csv.gz`);
    await duckdb.run(
      `copy (from read_parquet([${places.join(", ")}])) to '${csv}' (format csv, compression gzip)`,
    );
    const rowCount = ofTable.reduce((sum, file) => sum + file.rowCount, 0);
    const sizeBytes = ofTable.reduce((sum, file) => sum + file.sizeBytes, 0);
    const cells = [rowCount, sizeBytes, (await stat(csv)).size].map((figure) =>
      figure.toLocaleString("en-US").padStart(12),
    );
    console.log(`${table.padEnd(15)}${cells.join("")}${(sizeBytes / rowCount).toFixed(1).padStart(13)}`);
  }
} finally {
  clearInterval(looking);
  await data.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}
