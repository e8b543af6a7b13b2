import { importPriceFiles } from "#app/domain/imports/import-price-files.server.ts";
import { MRF_CHECK_DEFAULTS } from "#app/domain/mrf/check-mrf.server.ts";
import { findPriceFiles } from "#app/domain/mrf/find-price-files.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { readEnv } from "#app/platform/env/env.server.ts";
import { childCpuSeconds } from "./process-tree.ts";
import type { MeasuredImport } from "./run-import.ts";

// Imports what its first argument names in as many processes as the second says and prints a line of JSON; run-import.ts
// starts it.

const [target, jobs] = process.argv.slice(2);
if (!target) throw new Error("Which file or folder?");
const env = readEnv(process.env);
const database = await openDatabase(env);
const measured: Omit<MeasuredImport, "peakMb" | "largestMb"> = {
  files: 0,
  rows: 0,
  rates: 0,
  seconds: 0,
  cpuSeconds: 0,
  doneAt: [],
};
const startedAt = performance.now();
const cpuBefore = process.cpuUsage();
const childCpuBefore = childCpuSeconds();
const { maxBytes } = MRF_CHECK_DEFAULTS;
await importPriceFiles(
  database.sessions,
  findPriceFiles([target], { downloadDirectory: env.dataDir, maxBytes }),
  {
    strict: false,
    jobs: Number(jobs),
    maxBytes,
    onResult({ file, result }) {
      if (result?.outcome !== "imported") throw new Error(`${JSON.stringify(file)}: ${result?.outcome}`);
      measured.files += 1;
      measured.rows += result.summary.rows;
      measured.rates += result.loaded.negotiatedChargeCount;
      measured.doneAt.push((performance.now() - startedAt) / 1000);
    },
  },
);
measured.seconds = (performance.now() - startedAt) / 1000;
const cpu = process.cpuUsage(cpuBefore);
measured.cpuSeconds = (cpu.user + cpu.system) / 1e6 + childCpuSeconds() - childCpuBefore;
await database.close();
console.log(JSON.stringify(measured));
