import { chmod, mkdtemp, rm } from "node:fs/promises";
import { loadavg, tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { buildWhenStale } from "../../app/cli/build-when-stale.js";
import { allTimes, type Driven, drive, faultsOf, percentile, turnedAway } from "./drive.ts";
import { findSustainableRate } from "./find-rate.ts";
import { watchMemory } from "./memory.ts";
import { openBillReading } from "./read-bills.ts";
import { type SiteGroup, startSites } from "./site-group.ts";
import { listPages, openTraffic, type Traffic } from "./traffic.ts";
import { lookAtUsage } from "./usage.ts";

// npm run bench -- load [--data <folder>] [--processes 1,2,3] [--minutes 1] [--seconds 10]
// Measures requests per second of 1, 2 and 3 site processes behind HAProxy while two bills are read. The mix is 80 %
// cached pages, 15 % searches, 5 % forms, with 99 of 100 answered within half a second. Then sends twice that rate,
// where unanswered requests are told to retry; then measures memory at 0.7 of it. Writes to the waitlist and the
// votes of --data's database (default: separate sample data). All on one machine, the sender included. Exits with 1
// on any other answer.

const { values } = parseArgs({
  options: {
    data: { type: "string" },
    processes: { type: "string", default: "1,2,3" },
    minutes: { type: "string", default: "1" },
    seconds: { type: "string", default: "10" },
  },
});
const WARM_UP_RATE = 20;
const seconds = Number(values.seconds);
buildWhenStale();
const workFolder = await mkdtemp(path.join(tmpdir(), "fc-bench-load-"));
await chmod(workFolder, 0o755); // the user who runs PostgreSQL must reach it
const dataDir = values.data === undefined ? path.join(workFolder, "data") : path.resolve(values.data);
try {
  for (const count of values.processes.split(",").map(Number)) {
    const sites = await startSites(count, { dataDir, workFolder, hasSampleData: values.data === undefined });
    try {
      await measure(sites);
    } finally {
      await sites.stop();
    }
  }
} finally {
  await rm(workFolder, { recursive: true, force: true });
}

async function measure(sites: SiteGroup): Promise<void> {
  console.log(`${sites.siteIds.length} site process(es)`);
  const pages = await listPages(sites.origin);
  const traffic = openTraffic(pages);
  const bills = await openBillReading(sites.origin);
  try {
    const driveAt = (rate: number, forSeconds: number) => driveAndPrint(sites, traffic, rate, forSeconds);
    await drive(sites.origin, traffic, WARM_UP_RATE, seconds); // a process compiles as it goes, and recounts at its start
    for (const origin of sites.siteOrigins) await askForEach(origin, sites.origin, pages);
    const sustained = await findSustainableRate((rate) => driveAt(rate, seconds));
    if (sustained === null) {
      console.log("  no rate was sustained");
      process.exitCode = 1;
      return;
    }
    console.log(`  sustainable: ${sustained.rate} requests a second; twice that:`);
    const doubled = await driveAt(2 * sustained.rate, seconds);
    const askedAt = performance.now();
    const { status } = await fetch(`${sites.origin}${traffic.searches().path}`);
    const afterMs = performance.now() - askedAt;
    const turned = `${turnedAway(doubled)} told to come again`;
    console.log(`  ${turned}; right after it a search answers ${status} in ${afterMs.toFixed(0)} ms`);
    if (faultsOf(doubled).length > 0 || status !== 200 || afterMs > 1000) process.exitCode = 1;
    const memory = watchMemory(sites.siteIds);
    await driveAt(Math.round(0.7 * sustained.rate), Number(values.minutes) * 60);
    for (const line of memory.stop()) console.log(`  ${line}`);
  } finally {
    const read = await bills.stop();
    console.log(`  bills: ${[...read].map(([reply, count]) => `${reply} × ${count}`).join(", ")}`);
  }
}

/** Pages are made once in each process, for the address that visitors see. */
async function askForEach(siteOrigin: string, seenOrigin: string, pages: readonly string[]): Promise<void> {
  const headers = { "X-Forwarded-Host": new URL(seenOrigin).host };
  for (const page of pages) await (await fetch(siteOrigin + page, { headers })).arrayBuffer();
}

async function driveAndPrint(
  sites: SiteGroup,
  traffic: Traffic,
  rate: number,
  forSeconds: number,
): Promise<Driven> {
  const before = lookAtUsage(sites.siteIds, dataDir);
  const own = process.cpuUsage();
  const driven = await drive(sites.origin, traffic, rate, forSeconds);
  const after = lookAtUsage(sites.siteIds, dataDir);
  const { user, system } = process.cpuUsage(own);
  const ms = (times: readonly number[], share: number) => percentile(times, share).toFixed(0);
  const cpu = (Object.keys(after) as (keyof typeof after)[]).map(
    (part) => `${part} ${((after[part] - before[part]) / forSeconds).toFixed(2)}`,
  );
  const replies = [...driven.replies].map(([reply, count]) => `${reply} × ${count}`).join(", ");
  console.log(
    `  ${rate}/s asked, ${driven.rate.toFixed(0)}/s came; p50 ${ms(allTimes(driven), 0.5)}, p99 ${ms(allTimes(driven), 0.99)}, ` +
      `searches ${ms(driven.times.searches, 0.99)}, forms ${ms(driven.times.forms, 0.99)} ms; ${replies}\n` +
      `    cores: ${cpu.join(", ")}, sender ${((user + system) / 1e6 / forSeconds).toFixed(2)}; load average ${loadavg()[0]!.toFixed(1)}`,
  );
  return driven;
}
