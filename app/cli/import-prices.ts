import { parseArgs } from "node:util";
import { DrizzleQueryError } from "drizzle-orm";
import { importPriceFiles } from "#app/domain/imports/import-price-files.server.ts";
import { MRF_CHECK_DEFAULTS } from "#app/domain/mrf/check-mrf.server.ts";
import { findPriceFiles } from "#app/domain/mrf/find-price-files.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { readEnv } from "#app/platform/env/env.server.ts";
import { checkPriceFiles } from "./prices/check-price-files.ts";
import { openProgressLine } from "./prices/progress-line.ts";
import { openReporter } from "./prices/report-result.ts";
import { stopOnInterrupt } from "./stop-on-interrupt.ts";

// npm run mrf:import -- <file | folder | URL | cms-hpt.txt>…
// Exit codes: 0 all imported or unchanged (--dry-run: no errors), 1 some file was not, 2 called wrongly, 130 stopped.

const USAGE = `Usage: npm run mrf:import -- <file | folder | URL | cms-hpt.txt>… [options]
  --dry-run            checks only; nothing is stored
  --strict             refuses a file with any error
  --all                prints every problem, not the first 20 of each file
  --json               prints one line of JSON for each file
  --max-bytes <n>      the most bytes a file may unpack to (default ${MRF_CHECK_DEFAULTS.maxBytes})
Exit codes: 0 all imported or unchanged (with --dry-run: without errors), 1 some file was not, 2 called wrongly, 130 stopped`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        "dry-run": { type: "boolean", default: false },
        strict: { type: "boolean", default: false },
        all: { type: "boolean", default: false },
        json: { type: "boolean", default: false },
        "max-bytes": { type: "string", default: String(MRF_CHECK_DEFAULTS.maxBytes) },
      },
    });
    const maxBytes = Number(values["max-bytes"]);
    if (positionals.length === 0 || !Number.isSafeInteger(maxBytes) || maxBytes <= 0) return null;
    return { ...values, targets: positionals, maxBytes };
  } catch {
    return null;
  }
}

const wanted = readArguments();
if (!wanted) {
  console.error(USAGE);
  process.exit(2);
}
const signal = stopOnInterrupt("Stopping: what is under way is undone, what was imported stays.");
const reporter = openReporter({
  json: wanted.json,
  shownProblems: wanted.all ? Number.POSITIVE_INFINITY : 20,
});
const env = readEnv(process.env);
let isBroken = false;
const files = findPriceFiles(wanted.targets, {
  downloadDirectory: env.dataDir,
  maxBytes: wanted.maxBytes,
  signal,
});
try {
  if (wanted["dry-run"]) {
    await checkPriceFiles(files, { maxBytes: wanted.maxBytes, signal, onChecked: reporter.checked });
  } else {
    const progress = openProgressLine(process.stderr);
    const database = await openDatabase(env);
    try {
      await importPriceFiles(database.db, files, {
        strict: wanted.strict,
        maxBytes: wanted.maxBytes,
        signal,
        onProgress: progress.update,
        onResult: (result) => {
          progress.clear();
          reporter.imported(result);
        },
      });
    } finally {
      progress.clear();
      await database.close();
    }
  }
} catch (error) {
  if (!signal.aborted) {
    console.error(`The run broke off: ${describeOutage(error)}`);
    console.error(
      "What was under way is undone, what was imported stays; the same command goes on with the rest.",
    );
    isBroken = true;
  }
}
reporter.end();
process.exitCode = signal.aborted ? 130 : isBroken || reporter.failed() ? 1 : 0;

/** Why the database or the disk failed; a fault of the program itself is thrown on, to end with its stack. */
function describeOutage(error: unknown): string {
  const isFault = [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind);
  if (isFault || !(error instanceof Error)) throw error;
  const cause = error instanceof DrizzleQueryError && error.cause ? error.cause : error;
  // Whoever was still writing when the connection closed hears of the socket only.
  const isClosed = "code" in cause && (cause.code === "EPIPE" || cause.code === "ECONNRESET");
  return isClosed ? `the database terminated the connection (${cause.message})` : cause.message;
}
