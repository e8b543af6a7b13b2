import { spawnSync } from "node:child_process";
import path from "node:path";
import type { Reply } from "./post-files.ts";

/** Seconds per page of whole uploads, and their ratio to the native `tesseract` program on the same images. */
export async function printSpeed(folder: string, replies: Reply[]): Promise<void> {
  const perPage = replies.map((reply) => reply.seconds / reply.pages);
  console.log(`seconds per page   median ${quantile(perPage, 0.5)}   p95 ${quantile(perPage, 0.95)}`);
  if (spawnSync("tesseract", ["--version"]).error) {
    console.log("ratio to native tesseract: not measured, the program is not installed");
    return;
  }
  const ratios: number[] = [];
  for (const reply of replies) {
    const seconds = secondsOfTesseract(path.join(folder, reply.file));
    if (seconds !== null) ratios.push(reply.seconds / seconds);
  }
  console.log(
    `ratio to native tesseract (seconds ours / theirs)   median ${quantile(ratios, 0.5)}   p95 ${quantile(ratios, 0.95)}   on ${ratios.length} images`,
  );
}

/** Null for what the program does not read, PDFs above all. It gets one thread, as our reader has. */
function secondsOfTesseract(file: string): number | null {
  const startedAt = performance.now();
  const { status } = spawnSync("tesseract", [file, "stdout"], {
    env: { ...process.env, OMP_THREAD_LIMIT: "1" },
  });
  return status === 0 ? (performance.now() - startedAt) / 1000 : null;
}

function quantile(values: number[], share: number): string {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN).toFixed(2);
}
