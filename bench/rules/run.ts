import { spawn } from "node:child_process";
import { chmod, copyFile, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { importCmsFile } from "#app/domain/cms-files/import-cms-file.server.ts";
import { loadCodingEdits } from "#app/domain/cms-files/load-coding-edits.server.ts";
import { openStarterEdits } from "#app/domain/coding-edits/starter/open-starter-edits.server.ts";
import { openDatabase, type PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { readEnv } from "#app/platform/env/env.server.ts";

// npm run bench -- rules <folder>
// Imports a folder's practitioner pairs (ccipra*), and the same rows again as the hospital table, into a separate
// database. Then loads the edits of bills of 100 lines with all of it there. Prints seconds, memory and milliseconds.

const TARGETS = { seconds: 60, megabytes: 300, milliseconds: 20 };
const EDITION = "2026-07";
const BILLS = 200;
const LINES = 100;

const folder = process.argv[2];
if (process.argv.includes("--import")) await importAll(process.argv.slice(3));
else if (folder) await measure(folder);
else console.error("Usage: npm run bench -- rules <folder with ccipra*.txt or .gz>");

async function measure(from: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "bench-rules-"));
  try {
    await chmod(dataDir, 0o755); // the user who runs PostgreSQL must reach it
    const names = (await readdir(from)).filter((name) => /^ccipra.*-f\d\.txt(\.gz)?$/.test(name));
    const paths: string[] = [];
    for (const name of names) {
      for (const copy of [name, name.replace("ccipra", "ccioph")]) {
        await copyFile(path.join(from, name), path.join(dataDir, copy));
        paths.push(path.join(dataDir, copy));
      }
    }
    process.env.DATA_DIR = path.join(dataDir, "data");
    delete process.env.DATABASE_URL;
    const { sessions: db, close } = await openDatabase(readEnv(process.env));
    await runImport(db.$client.options.connectionString!, paths);
    await timeBills(db);
    await close();
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** In a separate process, so that its memory is separate. */
async function runImport(databaseUrl: string, paths: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, ["--import", "tsx", "bench/rules/run.ts", "--import", ...paths], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: "inherit",
  });
  await new Promise((resolve) => child.once("exit", resolve));
}

async function importAll(paths: readonly string[]): Promise<void> {
  const { sessions: db, close } = await openDatabase(readEnv(process.env));
  const start = performance.now();
  let rows = 0;
  for (const filePath of paths) {
    const end = await importCmsFile(db, filePath, { edition: EDITION, table: null });
    if (end.outcome === "refused") throw new Error(JSON.stringify(end));
    rows += end.files[0]!.rowCount;
  }
  const seconds = (performance.now() - start) / 1000;
  const megabytes = process.resourceUsage().maxRSS / 1024;
  await close();
  console.log(`${rows.toLocaleString("en-US")} pairs in ${seconds.toFixed(1)} s (target ${TARGETS.seconds})`);
  console.log(`at most ${megabytes.toFixed(0)} MB resident (target ${TARGETS.megabytes})`);
}

async function timeBills(db: PooledDatabase): Promise<void> {
  const { rows } = await db.$client.query<{ code: string }>(
    "select distinct column1 as code from cms_pairs order by 1",
  );
  const starter = openStarterEdits();
  const day = `${EDITION}-15`;
  const times: number[] = [];
  for (let bill = 0; bill < BILLS; bill++) {
    const codes = Array.from(
      { length: LINES },
      (_, line) => rows[(bill * 7919 + line * 104_729) % rows.length]!.code,
    );
    const start = performance.now();
    const table = bill % 2 === 0 ? "practitioner" : "hospital";
    const edits = await loadCodingEdits(db, starter, { codes, table });
    edits.pairsAmong(table, new Set(codes), day);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(1);
  const size = await db.$client.query<{ size: string }>(
    "select pg_size_pretty(pg_total_relation_size('cms_pairs')) size",
  );
  console.log(
    `a bill of ${LINES} lines: median ${at(0.5)} ms, p95 ${at(0.95)} ms (target ${TARGETS.milliseconds})`,
  );
  console.log(`on disk ${size.rows[0]!.size}`);
}
