import { availableParallelism } from "node:os";
import { matchAgain } from "#app/domain/assistance/matching/match-facilities.server.ts";
import { listMerges, newestMergeId } from "#app/domain/hospitals/list-merges.server.ts";
import { locateHospitals } from "#app/domain/hospitals/locate-hospitals.server.ts";
import { importPriceFiles } from "#app/domain/imports/import-price-files.server.ts";
import { mergeTwins } from "#app/domain/imports/merge-twins.server.ts";
import { MRF_CHECK_DEFAULTS } from "#app/domain/mrf/check-mrf.server.ts";
import { findPriceFiles } from "#app/domain/mrf/find-price-files.server.ts";
import { openGazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { describeNewMerges } from "./describe-merge.ts";
import { describeOutage } from "./describe-outage.ts";
import { checkPriceFiles } from "./prices/check-price-files.ts";
import { openProgressLine } from "./prices/progress-line.ts";
import { openReporter } from "./prices/report-result.ts";
import { type CommandTools, type ExitCode, exitCodes, runCommand } from "./run-command.ts";

// npm run mrf:import -- <file | folder | tar | URL | cms-hpt.txt>…
// Exit codes: 0 all imported or unchanged (--dry-run: no errors), 1 some file was not, 2 called wrongly, 130 stopped.

/** More would ask PostgreSQL for more connections than it gives unless told (100): one that imports takes up to six. */
const MOST_JOBS_UNASKED = 8;
const DEFAULT_JOBS = Math.min(availableParallelism(), MOST_JOBS_UNASKED);

const USAGE = `Usage: npm run mrf:import -- <file | folder | tar | URL | cms-hpt.txt>… [options]
  --dry-run            checks only; nothing is stored
  --strict             refuses a file with any error
  --all                prints every problem, not the first 20 of each file
  --json               prints one line of JSON for each file
  --jobs <n>           imports in so many processes at once (default: one for each core, ${MOST_JOBS_UNASKED} at most)
  --max-bytes <n>      the most bytes a file may unpack to (default ${MRF_CHECK_DEFAULTS.maxBytes})
Exit codes: 0 all imported or unchanged (with --dry-run: without errors), 1 some file was not, 2 called wrongly, 130 stopped`;

await runCommand({
  usage: USAGE,
  options: {
    "dry-run": { type: "boolean", default: false },
    strict: { type: "boolean", default: false },
    all: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    jobs: { type: "string", default: String(DEFAULT_JOBS) },
    "max-bytes": { type: "string", default: String(MRF_CHECK_DEFAULTS.maxBytes) },
  },
  read({ values, positionals }) {
    const maxBytes = Number(values["max-bytes"]);
    const jobs = Number(values.jobs);
    if (positionals.length === 0 || !isCount(maxBytes) || !isCount(jobs)) return null;
    const { strict, all, json, "dry-run": isDryRun } = values;
    return { strict, all, json, isDryRun, targets: positionals, maxBytes, jobs };
  },
  stopping: "Stopping: what is under way is undone, what was imported stays.",
  run: importWanted,
});

interface Wanted {
  targets: string[];
  isDryRun: boolean;
  strict: boolean;
  all: boolean;
  json: boolean;
  maxBytes: number;
  jobs: number;
}

function isCount(number: number): boolean {
  return Number.isSafeInteger(number) && number > 0;
}

async function importWanted(wanted: Wanted, { env, signal, withDatabase }: CommandTools): Promise<ExitCode> {
  const { targets, isDryRun, strict, all, json, maxBytes, jobs } = wanted;
  const reporter = openReporter({ json, shownProblems: all ? Number.POSITIVE_INFINITY : 20 });
  const files = findPriceFiles(targets, { downloadDirectory: env.dataDir, maxBytes, signal });
  const progress = openProgressLine(process.stderr);
  let merges = "";
  const importInto = async (db: PooledDatabase) => {
    const before = await newestMergeId(db);
    await importPriceFiles(db, files, {
      strict,
      maxBytes,
      jobs,
      signal,
      onProgress: progress.update,
      onResult: (result) => {
        progress.clear();
        reporter.imported(result);
      },
    });
    await mergeTwins(db, signal);
    await matchAgain(db);
    await locateHospitals(db, openGazetteer());
    merges = describeNewMerges(await listMerges(db, { after: before }));
  };
  let isBroken = false;
  try {
    if (isDryRun) await checkPriceFiles(files, { maxBytes, signal, onChecked: reporter.checked });
    else await withDatabase(importInto);
  } catch (error) {
    if (!signal.aborted) {
      progress.clear();
      console.error(`The run broke off: ${describeOutage(error)}`);
      console.error(
        "What was under way is undone, what was imported stays; the same command goes on with the rest.",
      );
      isBroken = true;
    }
  }
  progress.clear();
  if (merges && !json) console.log(merges);
  reporter.end();
  return isBroken || reporter.failed() ? exitCodes.failed : exitCodes.done;
}
