import { execFileSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Reply } from "./post-files.ts";

/** Scores replies with the scorer next to the folder, on their files, and counts server errors. */
export async function printBillScore(folder: string, replies: Reply[]): Promise<void> {
  const scratch = await mkdtemp(path.join(tmpdir(), "faircharge-score-"));
  const predictions = path.join(scratch, "predictions.json");
  await writeFile(predictions, JSON.stringify(replies));
  const scorer = path.join(folder, "../score-bills.mjs");
  const all: { file: string }[] = JSON.parse(await readFile(path.join(folder, "truth.json"), "utf8"));
  const read = new Set(replies.map(({ file }) => file));
  const truth = path.join(scratch, "truth.json");
  await writeFile(truth, JSON.stringify(all.filter(({ file }) => read.has(file))));
  execFileSync(process.execPath, [scorer, truth, predictions, "--details"], { stdio: "inherit" });
  await rm(scratch, { recursive: true });
  const failed = replies.filter((reply) => reply.statusCode >= 500);
  console.log(`replies of 500 and above ${failed.length} of ${replies.length}`);
}
