import { spawn } from "node:child_process";
import path from "node:path";
import { projectRoot } from "#app/platform/files/project-root.server.ts";

export type MeasuredImport = {
  files: number;
  rows: number;
  /** Negotiated charges. */
  rates: number;
  /** From the first file's first byte to the last commit, the start of the process and of PostgreSQL not counted. */
  seconds: number;
  /** Of the importing process alone, without PostgreSQL's. */
  cpuSeconds: number;
  peakMb: number;
  /** Seconds since the start at which each file was done. */
  doneAt: number[];
};

/** Imports a file or folder in a process of its own, as `npm run mrf:import` does. */
export function runImport(dataDir: string, target: string): Promise<MeasuredImport> {
  const root = projectRoot();
  const child = spawn(
    process.execPath,
    ["--import", "tsx", path.join(root, "bench/import/import-once.ts"), target],
    {
      cwd: root,
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      const line = output.trim().split("\n").at(-1) ?? "";
      if (code === 0) resolve(JSON.parse(line));
      else reject(new Error(`The import ended with ${code}: ${output}`));
    });
  });
}
