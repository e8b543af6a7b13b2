import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import sharp from "sharp";
import { loadPdfium } from "../../app/platform/ocr/pdf/load-pdfium.server.ts";
import { readDocument } from "../../app/platform/ocr/read-document.ts";
import { openReadingEngines } from "../../app/platform/ocr/worker/open-reading-engines.server.ts";

/** What reading one file took: by the clock, and of all processors together. */
export interface Effort {
  elapsedSeconds: number;
  processorSeconds: number;
}

export interface TimedFile {
  pages: number;
  /** Whether the words were recognized, rather than read from a PDF's text. */
  recognised: boolean;
  /** Our engines on one thread, as a reader process has them. */
  ours: Effort;
  /** Null where the program is missing, or does not read the file: PDFs above all. */
  tesseractOneThread: Effort | null;
  /** With as many threads as it takes by itself. */
  tesseractAsInstalled: Effort | null;
}

const MAX_PAGES = 25;

/** Reads each file with our engines and with the native `tesseract` program, in turn, so that a busy machine slows both.
 *  Files that cannot be read are left out. */
export async function timeEngines(paths: string[]): Promise<TimedFile[]> {
  sharp.concurrency(1);
  const engines = await openReadingEngines(await loadPdfium());
  const timed: TimedFile[] = [];
  for (const path of paths) {
    const startedAt = performance.now();
    const before = process.cpuUsage();
    const read = await readDocument(engines, readFileSync(path), {
      maxPages: MAX_PAGES,
      onPageRead() {},
      checkpoint() {},
    });
    const { user, system } = process.cpuUsage(before);
    const elapsedSeconds = (performance.now() - startedAt) / 1000;
    if (read.outcome !== "read") continue;
    timed.push({
      pages: read.document.pages.length,
      recognised: read.document.pages.some(({ source }) => source === "ocr"),
      ours: { elapsedSeconds, processorSeconds: (user + system) / 1e6 },
      tesseractOneThread: effortOfTesseract(path, { OMP_THREAD_LIMIT: "1" }),
      tesseractAsInstalled: effortOfTesseract(path, {}),
    });
  }
  await engines.pageReader.close();
  return timed;
}

function effortOfTesseract(path: string, settings: Record<string, string>): Effort | null {
  const startedAt = performance.now();
  const before = processorSecondsOfChildren();
  const { status } = spawnSync("tesseract", [path, "stdout"], { env: { ...process.env, ...settings } });
  if (status !== 0) return null;
  return {
    elapsedSeconds: (performance.now() - startedAt) / 1000,
    processorSeconds: processorSecondsOfChildren() - before,
  };
}

const TICKS_PER_SECOND = 100;

/** What processes that have ended took, by Linux's /proc/self/stat; 0 elsewhere. */
function processorSecondsOfChildren(): number {
  if (process.platform !== "linux") return 0;
  // The fields are counted from behind the program's name, which may hold spaces: the 14th and 15th are meant.
  const fields = readFileSync("/proc/self/stat", "latin1").split(") ").at(-1)!.split(" ");
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}
