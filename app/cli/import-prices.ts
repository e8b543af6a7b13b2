import { availableParallelism } from "node:os";
import { matchAgain } from "#app/domain/assistance/matching/match-facilities.server.ts";
import { keepingRules } from "#app/domain/editions/kept-price-files.server.ts";
import { locateHospitals } from "#app/domain/hospitals/addresses/locate-hospitals.server.ts";
import { listMerges, newestMergeId } from "#app/domain/hospitals/matching/list-merges.server.ts";
import type { RunProgress } from "#app/domain/imports/import-found.server.ts";
import { importPriceFiles } from "#app/domain/imports/import-price-files.server.ts";
import { mergeTwins } from "#app/domain/imports/merge-twins.server.ts";
import { MRF_CHECK_DEFAULTS } from "#app/domain/mrf/check-mrf.server.ts";
import { findPriceFiles } from "#app/domain/mrf/find-price-files.server.ts";
import { openGazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { type CommandTools, defineCommand, type ExitCode, exitCodes } from "./define-command.ts";
import { describeNewMerges } from "./describe-merge.ts";
import { describeOutage } from "./describe-outage.ts";
import { checkPriceFiles } from "./prices/check-price-files.ts";
import { openReporter } from "./prices/report-result.ts";
import type { ProgressBar } from "./progress-bar.ts";

/** More would ask PostgreSQL for more connections than its default of 100: an importing process takes up to six. */
const MAX_JOBS_UNASKED = 8;
const DEFAULT_JOBS = Math.min(availableParallelism(), MAX_JOBS_UNASKED);

export const importPrices = defineCommand({
  site: "may-be-new",
  usage: ["<file | folder | tar | URL | cms-hpt.txt>… [options]"],
  about: `Imports price files of hospitals (45 CFR 180.50): CSV or JSON of CMS's templates, plain, .gz or .zip. Rows with errors are
left out and named. The same file again changes nothing; a newer one takes the place of the former.`,
  options: {
    "dry-run": { type: "boolean", default: false, about: "checks only; nothing is stored" },
    strict: { type: "boolean", default: false, about: "refuses a file with any error" },
    all: { type: "boolean", default: false, about: "prints every problem, not the first 20 of each file" },
    json: { type: "boolean", default: false, about: "prints one line of JSON for each file" },
    jobs: {
      type: "string",
      value: "<n>",
      default: String(DEFAULT_JOBS),
      about: `imports in so many processes at once (default: one for each core, ${MAX_JOBS_UNASKED} at most)`,
    },
    "max-bytes": {
      type: "string",
      value: "<n>",
      default: String(MRF_CHECK_DEFAULTS.maxBytes),
      about: `the most bytes a file may unpack to (default ${MRF_CHECK_DEFAULTS.maxBytes})`,
    },
  },
  examples: ["https://hospital.example/cms-hpt.txt", "price-files/ --dry-run --all"],
  read({ values, positionals }) {
    const maxBytes = Number(values["max-bytes"]);
    const jobs = Number(values.jobs);
    if (positionals.length === 0 || !isCount(maxBytes) || !isCount(jobs)) return null;
    const { strict, all, json, "dry-run": isDryRun } = values;
    return { strict, all, json, isDryRun, targets: positionals, maxBytes, jobs };
  },
  stopping: "Stopping: what is under way is undone, what was imported stays.",
  run: (wanted, tools) => tools.withProgressBar((bar) => importWanted(wanted, tools, bar)),
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

function sayProgress({ fileName, rows, bytesRead, sizeBytes, seconds }: RunProgress): string {
  const left = Math.round((seconds / Math.max(1, bytesRead)) * Math.max(0, sizeBytes - bytesRead));
  const rate = Math.round(rows / seconds);
  const duration = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  return `${duration} left; ${number(rows)} rows, ${number(rate)} a second; ${fileName}`;
}

function number(value: number): string {
  return value.toLocaleString("en-US");
}

function isCount(number: number): boolean {
  return Number.isSafeInteger(number) && number > 0;
}

async function importWanted(
  wanted: Wanted,
  { env, signal, withDatabase }: CommandTools,
  bar: ProgressBar,
): Promise<ExitCode> {
  const { targets, isDryRun, strict, all, json, maxBytes, jobs } = wanted;
  const reporter = openReporter({ json, shownProblems: all ? Number.POSITIVE_INFINITY : 20 });
  const files = findPriceFiles(targets, { downloadDirectory: env.dataDir, maxBytes, signal });
  let merges = "";
  const importInto = async (db: PooledDatabase) => {
    const before = await newestMergeId(db);
    await importPriceFiles(db, files, {
      strict,
      maxBytes,
      jobs,
      signal,
      keeping: keepingRules(env),
      onProgress: (progress) => bar.show(progress.bytesRead, progress.sizeBytes, sayProgress(progress)),
      onResult: (result) => {
        bar.clear();
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
      bar.clear();
      console.error(`The run broke off: ${describeOutage(error)}`);
      console.error(
        "What was under way is undone, what was imported stays; the same command goes on with the rest.",
      );
      isBroken = true;
    }
  }
  bar.clear();
  if (merges && !json) console.log(merges);
  reporter.end();
  return isBroken || reporter.failed() ? exitCodes.failed : exitCodes.done;
}
