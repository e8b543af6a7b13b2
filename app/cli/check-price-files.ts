import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { checkMrf, MRF_CHECK_DEFAULTS } from "#app/domain/mrf/check-mrf.server.ts";
import type { MrfSummary } from "#app/domain/mrf/mrf-event.ts";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import type { MrfProblem } from "#app/domain/mrf/mrf-problem.ts";
import { mrfFile } from "#app/domain/mrf/mrf-source.server.ts";

// npm run mrf:check -- <file | folder>… [--all] [--json] [--max-bytes <n>]: exit 0 no errors, 1 errors found, 2 usage.

const USAGE = "Usage: npm run mrf:check -- <file | folder>… [--all] [--json] [--max-bytes <bytes>]";
const SHOWN_PROBLEMS = 20;
const PRICE_FILE = /\.(csv|json)(\.gz)?$|\.zip$/i;

type FileReport = {
  file: string;
  header: MrfHeader | null;
  payers: number;
  problems: MrfProblem[];
  summary: MrfSummary;
  seconds: number;
};

async function checkFile(file: string, maxBytes: number, maxProblems: number): Promise<FileReport> {
  const started = performance.now();
  const report: Omit<FileReport, "summary" | "seconds" | "payers"> = { file, header: null, problems: [] };
  const payers = new Set<string>();
  for await (const event of checkMrf(mrfFile(file), { maxBytes, maxProblems })) {
    if (event.kind === "header") report.header = event.header;
    else if (event.kind === "problems") report.problems.push(...event.problems);
    else if (event.kind === "records") {
      for (const record of event.records) {
        for (const payer of record.payers) if (payer.payerName) payers.add(payer.payerName);
      }
    } else {
      const seconds = (performance.now() - started) / 1000;
      return { ...report, payers: payers.size, summary: event.summary, seconds };
    }
  }
  throw new Error(`No summary for ${file}.`);
}

function describe({ file, header, payers, problems, summary, seconds }: FileReport): string {
  const verdict = summary.valid ? "valid" : summary.outcome === "checked" ? "errors" : summary.outcome;
  const template = header
    ? `template ${header.template} ${header.layout} (version "${header.version ?? ""}")`
    : "no template";
  const hospital = header?.hospitalName ?? "no hospital name";
  const number = (value: number) => value.toLocaleString("en-US");
  const lines = [
    `${file}: ${verdict}`,
    `  ${hospital}, ${template}, updated ${header?.lastUpdatedOn ?? "unknown"}`,
    `  ${number(summary.rows)} rows, ${number(summary.records)} records, ${number(payers)} payers; ` +
      `${seconds.toFixed(1)} s, ${number(Math.round(summary.rows / seconds))} rows per second`,
    ...problems.map(({ severity, place, rule, message }) => `  ${severity} ${place} ${rule}: ${message}`),
    ...summary.problemsByRule.map(
      ({ count, rule, severity }) => `  ${number(count)} × ${rule} (${severity})`,
    ),
  ];
  return lines.join("\n");
}

async function listPriceFiles(target: string): Promise<string[]> {
  if (!(await stat(target)).isDirectory()) return [target];
  const names = await readdir(target, { recursive: true });
  return names
    .filter((name) => PRICE_FILE.test(name))
    .sort()
    .map((name) => path.join(target, name));
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { all: { type: "boolean" }, json: { type: "boolean" }, "max-bytes": { type: "string" } },
    });
    const maxBytes = Number(values["max-bytes"] ?? MRF_CHECK_DEFAULTS.maxBytes);
    if (positionals.length === 0 || !Number.isSafeInteger(maxBytes) || maxBytes <= 0) return null;
    return { targets: positionals, all: values.all === true, json: values.json === true, maxBytes };
  } catch {
    return null;
  }
}

const wanted = readArguments();
if (!wanted) {
  console.error(USAGE);
  process.exit(2);
}
let errors = 0;
for (const target of wanted.targets) {
  const files = await listPriceFiles(target).catch(() => null);
  if (!files || files.length === 0) {
    console.error(`${target}: no price file there.`);
    process.exit(2);
  }
  for (const file of files) {
    const report = await checkFile(
      file,
      wanted.maxBytes,
      wanted.all ? Number.POSITIVE_INFINITY : SHOWN_PROBLEMS,
    );
    console.log(wanted.json ? JSON.stringify(report) : describe(report));
    if (!report.summary.valid) errors += 1;
  }
}
process.exitCode = errors > 0 ? 1 : 0;
