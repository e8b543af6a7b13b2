import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileCheckReply } from "#app/content/file-check-reply.server.ts";
import {
  sayCmsVerdict,
  sayGrade,
  sayGradePolicy,
  sayOurVerdict,
  sayPlacedProblem,
} from "#app/content/words/say-file-check.ts";
import { sayMissing } from "#app/content/words/say-price-file.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { checkPriceFile } from "#app/domain/file-checks/check-price-file.server.ts";
import { areAtOdds, type FileCheck } from "#app/domain/file-checks/file-check.ts";
import { gradeFile, isFaultless } from "#app/domain/file-checks/grade-file.ts";
import { say } from "#app/domain/language/say.ts";
import { MRF_CHECK_DEFAULTS } from "#app/domain/mrf/check-mrf.server.ts";
import { findPriceFiles } from "#app/domain/mrf/find-price-files.server.ts";
import { CLI_LANGUAGE } from "./cli-language.ts";
import { defineCommand, type ExitCode, exitCodes } from "./define-command.ts";

const { maxBytes } = MRF_CHECK_DEFAULTS;

export const checkPriceFileCommand = defineCommand({
  site: "none",
  usage: ["<file | folder | URL | cms-hpt.txt> [--json]"],
  about: `Checks a hospital's price file (45 CFR 180.50) with this site's reader and with CMS's own validator, and grades it.
Nothing is stored or published. Ends with 0 where neither finds an error, 1 where one does or CMS's validator
gives no verdict, 2 where the file cannot be read; of several files, with the greatest.`,
  options: { json: { type: "boolean", default: false, about: "prints one line of JSON for each file" } },
  examples: ["standardcharges.csv", "https://hospital.example/cms-hpt.txt --json"],
  read: ({ values: { json }, positionals: [target, ...others] }) =>
    target !== undefined && others.length === 0 ? { json, target } : null,
  stopping: "Stopping.",
  async run({ json, target }, { signal }) {
    const downloadDirectory = await mkdtemp(path.join(tmpdir(), "faircharge-check-"));
    try {
      return await checkAll(target, { downloadDirectory, json, signal });
    } finally {
      await rm(downloadDirectory, { recursive: true, force: true });
    }
  },
});

/** Checks each file that the target names; returns the exit code. */
async function checkAll(
  target: string,
  { json, ...options }: { downloadDirectory: string; json: boolean; signal: AbortSignal },
): Promise<ExitCode> {
  let worst: ExitCode = exitCodes.done;
  for await (const file of findPriceFiles([target], { ...options, maxBytes })) {
    if (file.outcome === "missing") {
      const message = sayMissing(CLI_LANGUAGE, file);
      if (json) console.log(JSON.stringify({ file: file.target, outcome: "missing", message }));
      else console.error(`${file.target}: ${message}`);
      worst = exitCodes.calledWrongly;
      continue;
    }
    try {
      const check = await checkPriceFile(file.path, file.fileName, { maxBytes, signal: options.signal });
      console.log(json ? JSON.stringify(fileCheckReply(CLI_LANGUAGE, check)) : describe(check));
      worst = Math.max(worst, exitCodeOf(check)) as ExitCode;
    } finally {
      await file.release();
    }
  }
  return worst;
}

function exitCodeOf(check: FileCheck): ExitCode {
  if (check.summary.outcome !== "checked") return exitCodes.calledWrongly;
  return isFaultless(check) ? exitCodes.done : exitCodes.failed;
}

function describe(check: FileCheck): string {
  const words = wordsIn(CLI_LANGUAGE).fileCheck;
  const { fileName, header, summary, problems, mendFirst, cms, seconds } = check;
  const given = gradeFile(check);
  const policy = sayGradePolicy(CLI_LANGUAGE);
  const under = (heading: string, lines: readonly string[]) =>
    lines.length > 0 ? [heading, ...lines.map((line) => `  ${line}`)] : [];
  return [
    `${fileName}: ${sayGrade(CLI_LANGUAGE, given)}. ${words.rules[given.rule]}`,
    ...under(words.about, [
      ...(header ? [`${header.hospitalName ?? "-"}; template ${header.template} ${header.layout}`] : []),
      sayOurVerdict(CLI_LANGUAGE, check),
      sayCmsVerdict(CLI_LANGUAGE, cms),
      ...(areAtOdds(check) ? [words.disagree] : []),
      `${seconds.toFixed(1)} s`,
    ]),
    ...under(
      words.mendFirst,
      mendFirst.map(({ count, problem }) =>
        say(CLI_LANGUAGE, words.mendLine, { count, problem: sayPlacedProblem(CLI_LANGUAGE, problem) }),
      ),
    ),
    ...under(
      words.shown,
      problems.map((problem) => sayPlacedProblem(CLI_LANGUAGE, problem)),
    ),
    ...under(
      words.byKind,
      summary.problemsByRule.map((kind) => say(CLI_LANGUAGE, words.kind, kind)),
    ),
    ...under(
      words.cmsRemarks,
      cms.outcome === "no-verdict"
        ? []
        : [...cms.errors, ...cms.alerts].map((remark) => say(CLI_LANGUAGE, words.problem, placed(remark))),
    ),
    ...under(policy.heading, policy.lines),
  ].join("\n");
}

const placed = ({ path: place, message: problem }: { path: string; message: string }) => ({ place, problem });
