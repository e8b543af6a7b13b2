import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { importPriceFiles } from "#app/domain/imports/import-price-files.server.ts";
import { MRF_CHECK_DEFAULTS } from "#app/domain/mrf/check-mrf.server.ts";
import { findPriceFiles } from "#app/domain/mrf/find-price-files.server.ts";
import { openSeededRandom } from "#app/domain/sample-data/seeded-random.ts";
import { openDatabase, type PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { unpackNational } from "../import/unpack-national.ts";
import { benchQueries, pickAsked } from "./queries.ts";
import { countCharges, multiply, placeHospitals, thinOut } from "./resize-database.ts";

// npm run bench -- search [folder with real/ and national.tar.gz] [--charges 100000,1000000] [--runs 200]
// For each size, fills a fresh built-in PostgreSQL with the national set and the real files, thinned out or
// multiplied (by an even number). Prints p50 and p95 of every query of the domain in milliseconds, and how both grow
// between sizes.

const TARGET_P95_MS = 20;
const TARGET_GROWTH = 1.5;
const BASE_CHARGES = 1_000_000;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    charges: { type: "string", default: "100000,1000000" },
    runs: { type: "string", default: "200" },
  },
});
const folder = path.resolve(positionals[0] ?? "../shared/testdata/mrf");
const scratch = await makeFolder(path.join(tmpdir(), "fc-bench-search-"));
type Measured = Map<string, { p50: number; p95: number }>;
let before: Measured | null = null;
try {
  const national = await unpackNational(path.join(folder, "national.tar.gz"), scratch);
  const real = (await readdir(path.join(folder, "real"))).filter((name) => /standardcharges/.test(name));
  const files = [national, ...real.map((name) => path.join(folder, "real", name))];
  for (const size of values.charges.split(",").map(Number)) before = await measureSize(size, files, before);
} finally {
  await rm(scratch, { recursive: true, force: true });
}

/** One that the user who runs PostgreSQL can reach. */
async function makeFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(prefix);
  await chmod(folder, 0o755);
  return folder;
}

async function measureSize(size: number, files: string[], smaller: Measured | null): Promise<Measured> {
  const dataDir = await makeFolder(path.join(scratch, "data-"));
  const database = await openDatabase({ databaseUrl: null, dataDir, statementTimeoutMs: 0 });
  try {
    const { db } = database;
    const startedAt = performance.now();
    const { maxBytes } = MRF_CHECK_DEFAULTS;
    const options = { strict: false, maxBytes, onResult: () => {} };
    await importPriceFiles(db, findPriceFiles(files, { downloadDirectory: scratch, maxBytes }), options);
    if (size < BASE_CHARGES) await thinOut(db, Math.round(BASE_CHARGES / size));
    if (size > BASE_CHARGES) await multiply(db, Math.round(size / BASE_CHARGES));
    await placeHospitals(db);
    await db.$client.query("vacuum analyze");
    console.log(
      `\n${(await countCharges(db)).toLocaleString("en-US")} charges, ready in ${seconds(startedAt)} s (p50, p95 in ms)`,
    );
    return await measureQueries(db, smaller);
  } finally {
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function measureQueries(db: PooledDatabase, smaller: Measured | null): Promise<Measured> {
  const runs = Number(values.runs);
  const asked = await pickAsked(db, runs);
  const measured: Measured = new Map();
  for (const { name, run } of benchQueries(db)) {
    const random = openSeededRandom(1);
    const times: number[] = [];
    for (const one of asked.slice(0, 20)) await run(one, random);
    for (const one of asked) {
      const startedAt = performance.now();
      await run(one, random);
      times.push(performance.now() - startedAt);
    }
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
    measured.set(name, { p50: at(0.5), p95: at(0.95) });
    console.log(lineOf(name, measured.get(name)!, smaller?.get(name)));
  }
  console.log(
    `  target: p95 of at most ${TARGET_P95_MS} ms, growth from 1 to 10 million of at most ${TARGET_GROWTH}`,
  );
  return measured;
}

type Times = { p50: number; p95: number };

function lineOf(name: string, { p50, p95 }: Times, smaller: Times | undefined): string {
  const growth = smaller
    ? `   growth ${(p50 / smaller.p50).toFixed(2)}, ${(p95 / smaller.p95).toFixed(2)}`
    : "";
  const missed = p95 > TARGET_P95_MS ? "   above the target" : "";
  return `  ${name.padEnd(40)} ${p50.toFixed(1).padStart(7)} ${p95.toFixed(1).padStart(7)}${growth}${missed}`;
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0);
}
