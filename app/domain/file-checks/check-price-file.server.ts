import { stat } from "node:fs/promises";
import { checkMrf } from "#app/domain/mrf/check-mrf.server.ts";
import type { MrfSummary } from "#app/domain/mrf/mrf-event.ts";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import type { MrfProblem } from "#app/domain/mrf/mrf-problem.ts";
import { type MrfSource, mrfFile } from "#app/domain/mrf/mrf-source.server.ts";
import { askCmsValidator } from "./ask-cms-validator.server.ts";
import type { FileCheck } from "./file-check.ts";
import { placeProblem } from "./place-problem.ts";
import { readCsvHeadings } from "./read-csv-headings.server.ts";

/** The problems that are shown one by one; all are counted. */
export const SHOWN_PROBLEMS = 100;
const MENDED_FIRST = 3;
/** Warnings may come by the thousand before the first error, which must still be among those shown. */
const HELD_PROBLEMS = 10_000;

/** What a file without a header that can be read is asked about. */
const NEWEST_TEMPLATE = "3.0";

export type CheckLimits = {
  /** The most bytes the file may unpack to. */
  maxBytes: number;
  signal?: AbortSignal | undefined;
  /** Called as reading goes on. */
  onProgress?: () => void;
};

/**
 * Reads a price file on disk with this site's reader and then with CMS's validator. Memory does not grow with the file,
 * and nothing is stored. Only errors of the disk throw.
 */
export async function checkPriceFile(
  filePath: string,
  fileName: string,
  { maxBytes, signal, onProgress }: CheckLimits,
): Promise<FileCheck> {
  const startedAt = performance.now();
  const { size: sizeBytes } = await stat(filePath);
  const source = tellingProgress(mrfFile(filePath), onProgress);
  const { header, problems, summary } = await readFile(source, maxBytes, signal);
  const isJson = header ? header.layout === "json" : problems.some(({ place }) => place.startsWith("/"));
  const asked = header ?? ({ layout: isJson ? "json" : "tall", template: NEWEST_TEMPLATE } as const);
  const cms = await askCmsValidator(source, asked, { maxBytes, signal });
  const hasHeadings = !isJson && (header !== null || summary.outcome === "unreadable-columns");
  const headings = hasHeadings ? await readCsvHeadings(source, maxBytes) : null;
  const place = (problem: MrfProblem) => placeProblem(problem, headings);
  return {
    fileName,
    sizeBytes,
    header,
    summary,
    problems: errorsFirst(problems).map(place),
    mendFirst: mendFirst(summary, problems).map(({ count, problem }) => ({ count, problem: place(problem) })),
    cms,
    seconds: (performance.now() - startedAt) / 1000,
  };
}

async function readFile(source: MrfSource, maxBytes: number, signal: AbortSignal | undefined) {
  let header: MrfHeader | null = null;
  let summary: MrfSummary | null = null;
  const problems: MrfProblem[] = [];
  for await (const event of checkMrf(source, { maxBytes, maxProblems: HELD_PROBLEMS })) {
    signal?.throwIfAborted();
    if (event.kind === "header") header = event.header;
    else if (event.kind === "problems") problems.push(...event.problems);
    else if (event.kind === "summary") summary = event.summary;
  }
  if (!summary) throw new Error(`No summary for ${source.name}.`);
  return { header, problems, summary };
}

function tellingProgress(source: MrfSource, onProgress: (() => void) | undefined): MrfSource {
  if (!onProgress) return source;
  return {
    name: source.name,
    async *open() {
      for await (const chunk of source.open()) {
        onProgress();
        yield chunk;
      }
    },
  };
}

function mendFirst({ problemsByRule }: MrfSummary, problems: readonly MrfProblem[]) {
  const errors = problemsByRule.filter(({ severity }) => severity === "error");
  return errors.slice(0, MENDED_FIRST).flatMap(({ rule, count }) => {
    const problem = problems.find((one) => one.rule === rule);
    return problem ? [{ count, problem }] : [];
  });
}

function errorsFirst(problems: readonly MrfProblem[]): MrfProblem[] {
  const of = (severity: MrfProblem["severity"]) =>
    problems.filter((problem) => problem.severity === severity);
  return [...of("error"), ...of("warning")].slice(0, SHOWN_PROBLEMS);
}
