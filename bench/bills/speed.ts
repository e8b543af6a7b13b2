import path from "node:path";
import type { Reply } from "./post-files.ts";
import { type Effort, type TimedFile, timeEngines } from "./time-engines.ts";

/** Seconds per page of whole uploads; then both engines' processor time on the same images, and their ratios. */
export async function printSpeed(folder: string, replies: Reply[]): Promise<void> {
  console.log(`seconds per page   ${quantiles(replies.map((reply) => reply.seconds / reply.pages))}`);
  const timed = await timeEngines(replies.map((reply) => path.join(folder, reply.file)));
  const recognised = timed.filter((file) => file.recognised);
  const withText = timed.filter((file) => !file.recognised);
  console.log(`processor seconds per page, recognised   ${quantiles(secondsPerPage(recognised))}`);
  console.log(`processor seconds per page, text of PDFs   ${quantiles(secondsPerPage(withText))}`);
  if (timed.every((file) => !file.tesseractOneThread)) {
    console.log("ratio to native tesseract: not measured, the program is not installed");
    return;
  }
  printRatio("one thread each, processor time", timed, "processorSeconds", (file) => file.tesseractOneThread);
  printRatio("one thread each, by the clock", timed, "elapsedSeconds", (file) => file.tesseractOneThread);
  printRatio("as they come, processor time", timed, "processorSeconds", (file) => file.tesseractAsInstalled);
  printRatio("as they come, by the clock", timed, "elapsedSeconds", (file) => file.tesseractAsInstalled);
}

function secondsPerPage(files: TimedFile[]): number[] {
  return files.map(({ ours, pages }) => ours.processorSeconds / pages);
}

function printRatio(
  name: string,
  files: TimedFile[],
  measure: keyof Effort,
  theirs: (file: TimedFile) => Effort | null,
): void {
  const ratios = files.flatMap((file) => {
    const effort = theirs(file);
    return effort && effort[measure] > 0 ? [file.ours[measure] / effort[measure]] : [];
  });
  console.log(`ours / native tesseract's (${name})   ${quantiles(ratios)}   on ${ratios.length} images`);
}

function quantiles(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN).toFixed(2);
  return `median ${at(0.5)}   p95 ${at(0.95)}`;
}
