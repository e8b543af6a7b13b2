import { CLI_LANGUAGE } from "#app/cli/cli-language.ts";
import { sayMissing } from "#app/content/words/say-price-file.ts";
import { checkMrf } from "#app/domain/mrf/check-mrf.server.ts";
import type { FoundPriceFile } from "#app/domain/mrf/find-price-files.server.ts";
import type { MrfSummary } from "#app/domain/mrf/mrf-event.ts";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import type { MrfProblem } from "#app/domain/mrf/mrf-problem.ts";
import { mrfFile } from "#app/domain/mrf/mrf-source.server.ts";

/** What checking a file found; `summary` is null if no file was checked, and `missing` says why. */
export type CheckedFile =
  | { fileName: string; missing: string; summary: null }
  | {
      fileName: string;
      missing: null;
      header: MrfHeader | null;
      problems: MrfProblem[];
      summary: MrfSummary;
      seconds: number;
    };

/** Reads and checks price files one after the other, without a database. */
export async function checkPriceFiles(
  files: AsyncIterable<FoundPriceFile>,
  options: { maxBytes: number; signal: AbortSignal; onChecked: (checked: CheckedFile) => void },
): Promise<void> {
  for await (const file of files) {
    if (file.outcome === "missing") {
      options.onChecked({ fileName: file.target, missing: sayMissing(CLI_LANGUAGE, file), summary: null });
      continue;
    }
    try {
      options.onChecked(await checkFile(file.path, file.fileName, options));
    } catch (error) {
      if (!(error instanceof Error && "syscall" in error)) throw error;
      const target = file.path;
      const missing = {
        outcome: "missing",
        target,
        reason: "unreadable-file",
        written: error.message,
      } as const;
      options.onChecked({ fileName: target, missing: sayMissing(CLI_LANGUAGE, missing), summary: null });
    } finally {
      await file.release();
    }
  }
}

async function checkFile(
  path: string,
  fileName: string,
  { maxBytes, signal }: { maxBytes: number; signal: AbortSignal },
): Promise<CheckedFile> {
  const startedAt = performance.now();
  let header: MrfHeader | null = null;
  const problems: MrfProblem[] = [];
  for await (const event of checkMrf(mrfFile(path), { maxBytes, maxProblems: 10_000 })) {
    signal.throwIfAborted();
    if (event.kind === "header") header = event.header;
    else if (event.kind === "problems") problems.push(...event.problems);
    else if (event.kind === "summary") {
      const seconds = (performance.now() - startedAt) / 1000;
      return { fileName, missing: null, header, problems, summary: event.summary, seconds };
    }
  }
  throw new Error(`No summary for ${fileName}.`);
}
