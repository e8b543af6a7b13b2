import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { buildWhenStale } from "../../app/cli/build-when-stale.js";

/** The site as `npm start` serves it, in a process of its own, on a free port and an empty database. */
export async function serveForBench() {
  buildWhenStale();
  const dataDir = await mkdtemp(path.join(tmpdir(), "faircharge-bench-"));
  const child = spawn(process.execPath, ["app/cli/start.js"], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (text) => {
      const address = /http:\/\/\S+/.exec(String(text))?.[0];
      if (address) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  return {
    origin,
    peakMemoryMb(): number | null {
      if (process.platform !== "linux") return null;
      const kilobytes = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1];
      return Math.round(Number(kilobytes) / 1024);
    },
    async close() {
      child.kill("SIGTERM");
      await once(child, "exit");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
