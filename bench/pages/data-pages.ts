import { once } from "node:events";
import { chmod, copyFile, mkdir, readdir } from "node:fs/promises";
import { get, type IncomingMessage } from "node:http";
import path from "node:path";
import { serveForBench } from "../bills/serve-for-bench.ts";
import { runImport } from "../import/run-import.ts";

const PATHS = [
  "/hospitals?category=imaging",
  "/hospitals?state=TX&category=imaging&sort=name",
  "/hospitals?state=MA&category=laboratory-tests",
  "/hospital_search?search=knee%20mri",
  "/hospital_search?search=knee%20mri&location=60614",
  "/hospital_search?search=chest%20x-ray&location=Chicago&payer=Aetna",
  "/hospital_details?name=AdventHealth+Orlando&state=FL",
  "/hospital_service_details?name=AdventHealth+Orlando&state=FL&code_type=CPT&code=71046",
  "/compare?hospital1=Martha%27s+Vineyard+Hospital&state1=MA&hospital2=AdventHealth+Orlando&state2=FL",
  "/data",
  "/data?category=imaging",
  "/data?category=imaging&kind=gross&sort=median",
  "/data?code_type=CPT&code=70551",
  "/data/coverage",
  "/data/price-history",
  "/data/downloads",
];
const HOSPITALS = [300, 3300];
const WARM_UP = 30;
const REQUESTS = 200;
const TARGETS = { growth: 1.2, kilobytes: 60, renderedMs: 60 };

type Times = { p50: number; p95: number };

/** Price files: many small ones, some of which are used, and the folder of hospitals' whole ones. */
type PriceFolders = { national: string; real: string };

/**
 * Prints the server's time for pages of prices and of the explored data, from the page cache and rendered. Uses 300
 * and 3,300 hospitals of the national set with the real files, and prints how the rendered time grows between them.
 */
export async function printDataPages(folders: PriceFolders, scratch: string): Promise<void> {
  const rendered: Map<string, Times>[] = [];
  for (const hospitals of HOSPITALS) {
    const site = await serveForBench(await importSome(folders, scratch, hospitals));
    try {
      rendered.push(await printPages(site.origin, hospitals));
    } finally {
      await site.close();
    }
  }
  console.log(`rendered, growth of p50 from ${HOSPITALS.join(" to ")} hospitals (target ${TARGETS.growth}):`);
  for (const page of PATHS) {
    const [few, many] = rendered.map((times) => times.get(page)!.p50);
    console.log(`  ${page.padEnd(96)} ${(many! / few!).toFixed(2)}`);
  }
}

/** A data folder with a number of hospitals, spread evenly over the set, and the real ones. */
async function importSome({ national, real }: PriceFolders, scratch: string, count: number): Promise<string> {
  const names = (await readdir(national)).sort();
  const folder = path.join(scratch, `files-${count}`);
  const dataDir = path.join(scratch, `data-${count}`);
  await mkdir(folder);
  await mkdir(dataDir);
  await chmod(dataDir, 0o755); // the user who runs PostgreSQL must reach it
  const taken = Math.min(count, names.length);
  for (let index = 0; index < taken; index++) {
    const name = names[Math.floor((index * names.length) / taken)]!;
    await copyFile(path.join(national, name), path.join(folder, name));
  }
  for (const name of await readdir(real)) {
    if (/standardcharges/.test(name)) await copyFile(path.join(real, name), path.join(folder, name));
  }
  await runImport(dataDir, folder, 1);
  return dataDir;
}

async function printPages(origin: string, hospitals: number): Promise<Map<string, Times>> {
  console.log(`${hospitals} hospitals (p50, p95 in ms)`);
  const rendered = new Map<string, Times>();
  for (const page of PATHS) {
    const url = new URL(page, origin);
    // A cookie of one's own keeps a page from being kept.
    const fresh = await timeRequests(url, { Cookie: "visitor=1" });
    const kept = await timeRequests(url, {});
    rendered.set(page, fresh);
    const times = ({ p50, p95 }: Times) => `${p50.toFixed(1).padStart(6)} ${p95.toFixed(1).padStart(6)}`;
    const kilobytes = fresh.bytes / 1000;
    const isAbove = kilobytes > TARGETS.kilobytes || fresh.p95 > TARGETS.renderedMs;
    console.log(
      `  ${page.padEnd(96)} rendered ${times(fresh)}   kept ${times(kept)}   ${kilobytes.toFixed(1)} kB br${isAbove ? "   above the target" : ""}`,
    );
  }
  return rendered;
}

async function timeRequests(url: URL, headers: Record<string, string>): Promise<Times & { bytes: number }> {
  const times: number[] = [];
  let bytes = 0;
  for (let request = 0; request < WARM_UP + REQUESTS; request++) {
    const startedAt = performance.now();
    bytes = await askFor(url, headers);
    if (request >= WARM_UP) times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  return { p50: times[REQUESTS / 2]!, p95: times[Math.floor(REQUESTS * 0.95)]!, bytes };
}

/** Bytes of the body as it comes over the wire. Throws where the reply is not 200. */
async function askFor(url: URL, headers: Record<string, string>): Promise<number> {
  const request = get(url, { headers: { ...headers, "Accept-Encoding": "br" } });
  const [reply] = (await once(request, "response")) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of reply) bytes += (chunk as Buffer).length;
  if (reply.statusCode !== 200) throw new Error(`${url} answers ${reply.statusCode}.`);
  return bytes;
}
