import { spawn } from "node:child_process";
import { createWriteStream, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type pg from "pg";
import { ZipFile } from "yazl";
import { findReturnSources } from "#app/domain/assistance/filings/find-return-sources.server.ts";
import { importFilings } from "#app/domain/assistance/filings/import-filings.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { readEnv } from "#app/platform/env/env.server.ts";
import { type MadeHospital, makeReturns } from "./make-returns.ts";
import { tryNames } from "./try-names.ts";

// npm run bench -- assistance [<CMS's hospital list>]
// Makes a zip like the IRS's, with 2,400 hospital filings among 24,000 other returns. Imports it twice into its own
// database, which has four of five of the hospitals. Prints seconds and memory, and every count next to the
// generator's.
// With a list: matches filings made of its names with it, and prints right and wrong ones.

const TARGETS = { seconds: 60, megabytes: 300 };
const FILINGS = 2_400;
const OTHERS = 24_000;

if (process.argv[2] === "--import") await importZip(process.argv[3]!);
else if (process.argv[2]) await tryNames(process.argv[2]);
else await measure();

async function measure(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), "bench-assistance-"));
  try {
    await chmod(folder, 0o755); // the user who runs PostgreSQL must reach it
    const zipPath = path.join(folder, "2025_TEOS_XML_01A.zip");
    const made = await writeZip(zipPath);
    process.env.DATA_DIR = path.join(folder, "data");
    delete process.env.DATABASE_URL;
    const { sessions: db, close } = await openDatabase(readEnv(process.env));
    await addHospitals(db.$client, made.hospitals);
    console.log(
      `${FILINGS} filings among ${OTHERS} other returns: ${(made.bytes / 1e6).toFixed(0)} MB of XML`,
    );
    for (const run of ["first", "second"]) {
      console.log(`${run} import:`);
      await runImport(db.$client.options.connectionString!, zipPath);
    }
    await compare(db.$client, made.hospitals);
    await close();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeZip(zipPath: string): Promise<{ bytes: number; hospitals: MadeHospital[] }> {
  const zip = new ZipFile();
  const target = createWriteStream(zipPath);
  zip.outputStream.pipe(target);
  const hospitals: MadeHospital[] = [];
  let bytes = 0;
  for (const made of makeReturns(FILINGS, OTHERS)) {
    const content = Buffer.from(made.text);
    bytes += content.length;
    hospitals.push(...(made.hospitals ?? []));
    await new Promise<void>((resolve) => {
      zip.addReadStreamLazy(`2025_TEOS_XML_01A/${made.name}`, { compressionLevel: 1 }, (give) => {
        // Called when the zip comes to it: so no more than one is held.
        give(null, Readable.from([content]));
        resolve();
      });
    });
  }
  zip.end();
  await finished(target);
  return { bytes, hospitals };
}

/** Four of five are on the site. */
async function addHospitals(client: pg.Pool, hospitals: readonly MadeHospital[]): Promise<void> {
  const rows = hospitals
    .filter(({ isOnSite }) => isOnSite)
    .map(({ name, city, state, zip }) => ({
      name,
      match_name: name.toLowerCase(),
      street_number: "1",
      city,
      state,
      zip,
    }));
  await client.query(
    `insert into hospitals (name, match_name, street_number, city, state, zip)
     select name, match_name, street_number, city, state, zip
     from jsonb_to_recordset($1) made(name text, match_name text, street_number text, city text, state text, zip text)`,
    [JSON.stringify(rows)],
  );
}

/** In a separate process, so that its memory is separate. */
async function runImport(databaseUrl: string, zipPath: string): Promise<void> {
  const child = spawn(process.execPath, ["--import", "tsx", "bench/assistance/run.ts", "--import", zipPath], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: "inherit",
  });
  await new Promise((resolve) => child.once("exit", resolve));
}

async function importZip(zipPath: string): Promise<void> {
  const { sessions: db, close } = await openDatabase(readEnv(process.env));
  const startedAt = performance.now();
  const { sources } = await findReturnSources([zipPath]);
  for (const source of sources) {
    const { fileName, broken, ...counts } = await importFilings(db, source);
    console.log(`  ${fileName}: ${JSON.stringify({ ...counts, broken: broken.length })}`);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const megabytes = peakMegabytes();
  console.log(
    `  ${seconds.toFixed(1)} s (target ${TARGETS.seconds}), at most ${megabytes.toFixed(0)} MB (target ${TARGETS.megabytes})`,
  );
  await close();
}

/** Of this process alone: the kernel's other count begins with what its parent had. Linux only. */
function peakMegabytes(): number {
  const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync("/proc/self/status", "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/** What is in the database in addition to what the generator knows. */
async function compare(client: pg.Pool, hospitals: readonly MadeHospital[]): Promise<void> {
  const { rows } = await client.query<Record<string, number>>(`
    select (select count(*) from assistance_filings where is_current)::int as filings, count(*)::int as hospitals,
      count(free_percent)::int as "free lines", count(discount_percent)::int as "discount lines",
      coalesce(sum(free_percent), 0)::float8 as "sum of free lines", count(hospital_id)::int as matched,
      count(*) filter (where hospital_id is not null and h.name <> a.name)::int as "matched wrongly",
      (select count(*) from hospital_policies)::int as policies,
      (select count(*) from hospital_policies where is_doubtful)::int as "doubtful policies"
    from assistance_facilities a left join hospitals h using (hospital_id)`);
  const known = hospitals.filter(({ isOnSite }) => isOnSite);
  const made: Record<string, number> = {
    filings: FILINGS,
    hospitals: hospitals.length,
    "free lines": hospitals.filter(({ free }) => free !== null).length,
    "discount lines": hospitals.filter(({ discount }) => discount !== null).length,
    "sum of free lines": hospitals.reduce((sum, { free }) => sum + (free ?? 0), 0),
    matched: known.length,
    "matched wrongly": 0,
    policies: known.length,
    "doubtful policies": known.filter(({ isDoubtful }) => isDoubtful).length,
  };
  for (const [what, count] of Object.entries(rows[0]!)) {
    console.log(`${what}: ${count}, made ${made[what]}${count === made[what] ? "" : "  DIFFERS"}`);
  }
}
