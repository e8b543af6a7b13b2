import { spawn } from "node:child_process";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { residentMbOf } from "./process-tree.ts";

export type MeasuredImport = {
  files: number;
  rows: number;
  /** Negotiated charges. */
  rates: number;
  /** From the first file's first byte to the last commit, the start of the process and of PostgreSQL not counted. */
  seconds: number;
  /** Of the importing processes, without PostgreSQL's. */
  cpuSeconds: number;
  /** Of all importing processes at once, and of the largest. */
  peakMb: number;
  largestMb: number;
  /** Seconds since the start at which each file was done. */
  doneAt: number[];
};

const SAMPLE_EVERY_MS = 50;

/** Imports a file or folder in `jobs` processes, as `npx faircharge import` does. */
export function runImport(dataDir: string, target: string, jobs: number): Promise<MeasuredImport> {
  const root = projectRoot();
  const child = spawn(
    process.execPath,
    ["--import", "tsx", path.join(root, "bench/import/import-once.ts"), target, String(jobs)],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let peakMb = 0;
  let largestMb = 0;
  const sampling = setInterval(() => {
    const each = residentMbOf(child.pid!);
    peakMb = Math.max(peakMb, Math.round(each.reduce((sum, mb) => sum + mb, 0)));
    largestMb = Math.max(largestMb, ...each.map(Math.round));
  }, SAMPLE_EVERY_MS);
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      clearInterval(sampling);
      const line = output.trim().split("\n").at(-1) ?? "";
      if (code === 0) resolve({ ...JSON.parse(line), peakMb, largestMb });
      else reject(new Error(`The import ended with ${code}: ${output}`));
    });
  });
}
