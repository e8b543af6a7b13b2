import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildWhenStale } from "../../app/cli/build-when-stale.js";

/** The site as `npm start` serves it, in a separate process, on a free port, with two readers; without a data folder on
 *  the sample data. */
export async function serveForBench(filledDataDir?: string, variables: Record<string, string> = {}) {
  buildWhenStale();
  const dataDir = filledDataDir ?? (await mkdtemp(path.join(tmpdir(), "faircharge-bench-")));
  const child = spawn(process.execPath, ["app/cli/start.js"], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      NODE_ENV: "production",
      OCR_WORKERS: "2",
      ...variables,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (text) => {
      const address = /http:\/\/\S+/.exec(String(text))?.[0];
      if (address) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  const processId = child.pid!;
  return {
    origin,
    processId,
    /** The server's own and that of its largest child, a reader; null if the system doesn't report it. */
    peakMemory(): { serverMb: number; readerMb: number } | null {
      if (process.platform !== "linux") return null;
      const children = readFileSync(`/proc/${processId}/task/${processId}/children`, "utf8").trim();
      const readers = children.split(" ").filter(Boolean).map(peakMemoryMb);
      return { serverMb: peakMemoryMb(processId), readerMb: Math.max(0, ...readers) };
    },
    async close() {
      child.kill("SIGTERM");
      await once(child, "exit");
      if (!filledDataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function peakMemoryMb(processId: number | string): number {
  const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, "utf8"))?.[1];
  return Math.round(Number(kilobytes) / 1024);
}
