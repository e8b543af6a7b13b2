import { existsSync } from "node:fs";
import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { printFlatness } from "./flatness.ts";
import { measureBareCopy } from "./measure-bare-copy.ts";
import { measureTables } from "./measure-tables.ts";
import { runImport } from "./run-import.ts";
import { timeDuckDb } from "./time-duckdb.ts";
import { timeValidator } from "./time-validator.ts";
import { unpackNational } from "./unpack-national.ts";
import { writeWideFile } from "./write-wide-file.ts";

// npm run bench -- import [folder with real/ and national.tar.gz] [--jobs 2] [--hospitals 10000] [--skip-flatness]
// Imports each set into a fresh built-in PostgreSQL, with one process per core. Prints rows and negotiated charges
// per second, peak memory, and the bytes of each table and index. Compares the speed with a bare COPY of the same
// charges as rows into tables without indexes, and with CMS's validator only checking them. For the wide file, also
// compares with DuckDB only unpivoting its dollar amounts. The wide file has 1,277 columns, made of the charges of
// the first real JSON file.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    jobs: { type: "string", default: String(availableParallelism()) },
    hospitals: { type: "string", default: "10000" },
    "skip-flatness": { type: "boolean", default: false },
  },
});
const jobs = Number(values.jobs);
const folder = path.resolve(positionals[0] ?? "../shared/testdata/mrf");
const scratch = await mkdtemp(path.join(tmpdir(), "fc-bench-import-"));
await chmod(scratch, 0o755); // the user who runs PostgreSQL must reach the data in it
try {
  const real = path.join(folder, "real");
  const national = existsSync(path.join(folder, "national.tar.gz"))
    ? await unpackNational(path.join(folder, "national.tar.gz"), scratch)
    : null;
  const files = existsSync(real)
    ? (await readdir(real)).filter((name) => /standardcharges/.test(name)).sort()
    : [];
  const sets = [...files.map((name) => path.join(real, name)), ...(national ? [national] : [])];
  const json = files.find((name) => name.includes(".json"));
  if (json) {
    const wide = path.join(scratch, "wide_standardcharges.csv");
    await writeWideFile(path.join(real, json), wide);
    sets.push(wide);
  }
  if (sets.length === 0) throw new Error(`${folder} holds neither real/ nor national.tar.gz.`);
  for (const set of sets) await printSet(set);
  if (national && !values["skip-flatness"])
    await printFlatness(national, scratch, { hospitals: Number(values.hospitals), jobs });
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function printSet(set: string): Promise<void> {
  const dataDir = await mkdtemp(path.join(scratch, "data-"));
  await chmod(dataDir, 0o755);
  const imported = await runImport(dataDir, set, jobs);
  const relations = await measureTables(dataDir);
  const bare = await measureBareCopy(dataDir);
  const duckDb = set.endsWith(".csv") ? await timeDuckDb(set, scratch) : null;
  const validatorSeconds = await timeValidator(set);
  await rm(dataDir, { recursive: true, force: true });
  const { files, rows, rates, seconds, cpuSeconds, peakMb, largestMb } = imported;
  const whole = (count: number) => Math.round(count).toLocaleString("en-US");
  const perSecond = (count: number) => whole(count / seconds);
  const ratio = (others: number) => (others / seconds).toFixed(2);
  console.log(
    `${path.basename(set)}: ${files} files, ${whole(rows)} rows, ${whole(rates)} negotiated charges`,
  );
  console.log(
    `  import ${seconds.toFixed(2)} s (${cpuSeconds.toFixed(2)} of the importers' processor), ${perSecond(rows)} rows and ` +
      `${perSecond(rates)} negotiated charges a second, peak ${peakMb} MB, of the largest process ${largestMb} MB (target 300)`,
  );
  for (const { name, bytes } of relations) {
    const each = rates > 0 ? `, ${(bytes / rates).toFixed(1)} bytes for each negotiated charge` : "";
    console.log(`  ${name} ${(bytes / 1e6).toFixed(1)} MB${each}`);
  }
  console.log(`  bare COPY ${bare.seconds.toFixed(2)} s, ratio ${ratio(bare.seconds)} (target 0.5)`);
  if (files > 1) {
    console.log(
      `  bare COPY, a transaction for each hospital ${bare.byHospitalSeconds.toFixed(2)} s, ratio ${ratio(bare.byHospitalSeconds)}`,
    );
  }
  if (duckDb) {
    console.log(
      `  DuckDB, ${whole(duckDb.rates)} dollar amounts unchecked ${duckDb.seconds.toFixed(2)} s, ratio ${ratio(duckDb.seconds)} (target 1.2)`,
    );
  }
  console.log(
    `  CMS validator ${validatorSeconds.toFixed(2)} s, ratio ${ratio(validatorSeconds)} (target 1.5)`,
  );
}
