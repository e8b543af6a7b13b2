import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { buildWhenStale } from "../../app/cli/build-when-stale.js";
import { drive } from "../load/drive.ts";
import { listPages, openTraffic } from "../load/traffic.ts";

// npm run bench -- memory [--rate 25] [--minutes 40]
// What a site process with the sample data holds in memory while it answers that many requests a second, in the shares of
// the bench of load. Its garbage is collected before each look, once a minute: else what grows shows how late V8 collects.

const { values } = parseArgs({
  options: { rate: { type: "string", default: "25" }, minutes: { type: "string", default: "40" } },
});
buildWhenStale();
const dataDir = await mkdtemp(path.join(tmpdir(), "fc-bench-memory-"));
const teller = pathToFileURL(path.join(projectRoot(), "bench/memory/tell-heap.js"));
const site = spawn(process.execPath, ["app/cli/start.js"], {
  cwd: projectRoot(),
  env: {
    ...process.env,
    NODE_ENV: "production",
    NODE_OPTIONS: `--import ${teller}`,
    PORT: "0",
    DATA_DIR: dataDir,
    SAMPLE_DATA: "on",
    TRUST_PROXY: "loopback",
  },
  stdio: ["ignore", "pipe", "pipe"],
});
createInterface(site.stderr).on("line", printMemory);
try {
  const origin = await addressOf(site);
  const traffic = openTraffic(await listPages(origin));
  const { replies } = await drive(origin, traffic, Number(values.rate), Number(values.minutes) * 60);
  console.log([...replies].map(([reply, count]) => `${reply} × ${count}`).join(", "));
} finally {
  site.kill("SIGTERM");
  await once(site, "close");
  await rm(dataDir, { recursive: true, force: true });
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error("The site's output is not read");
  for await (const line of createInterface(stdout)) {
    const address = / is ready at (\S+)/.exec(line)?.[1];
    if (!address) continue;
    stdout.resume(); // no one reads further
    return address;
  }
  throw new Error("The site ended before it was ready");
}

function printMemory(line: string): void {
  const told = /^memory (.*)$/.exec(line)?.[1];
  if (!told) return;
  const { rss, heapUsed, external } = JSON.parse(told) as NodeJS.MemoryUsage;
  const [resident, heap, buffers] = [rss, heapUsed, external].map((bytes) => (bytes / 1e6).toFixed(1));
  console.log(`resident ${resident} MB, heap ${heap}, buffers ${buffers}`);
}
