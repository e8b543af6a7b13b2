import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { filesOf, pictureFiles, planFiles, priceFiles } from "../../tests/support/fuzz/fuzz-files.ts";
import { openFuzzInputs } from "../../tests/support/fuzz/fuzz-site.ts";
import { faultsOf } from "../../tests/support/fuzz/judge-reply.ts";
import { sendInput } from "../../tests/support/fuzz/send-input.ts";
import { serveForBench } from "../bills/serve-for-bench.ts";
import { askHealth } from "./ask-health.ts";
import { openFileReaders, readBrokenFile } from "./read-broken-files.ts";

// npm run drill -- fuzz [--seed 7] [--inputs 20000] [--minutes 20] [--lanes 2] [--input 1234]
// Sends seeded inputs to every door of a site with the sample data, and broken files to the readers that commands use. A fault is a
// status of 500 or more, an answer or a file that takes over 5 s, an event loop that stands still for over 200 ms, a refusal
// without words, markup or insides in a page, or a link to another site. What fails is sent again alone, and counts when it fails
// each time. Memory after the run is compared with memory after the first tenth. `--input` sends one input of a seed alone.

const MAX_STOOD_MS = 200;
const MAX_MEMORY_TIMES = 1.3;
const INPUTS_OF_AN_ACCOUNT = 100;
/** Of all inputs, one in so many is a file for a reader of commands. */
const FILES_EVERY = 8;
const TIMES_AGAIN = 2;
/** A ground of mostly pictures would read all night. */
const PLAN_FILES_PER_PICTURE = 6;

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    inputs: { type: "string", default: "20000" },
    minutes: { type: "string", default: "20" },
    lanes: { type: "string", default: "2" },
    input: { type: "string" },
  },
});
const seed = Number(values.seed);
const only = values.input === undefined ? null : Number(values.input);
const count = only === null ? Number(values.inputs) : 1;

const dataDir = await mkdtemp(path.join(tmpdir(), "faircharge-fuzz-"));
const socket = path.join(dataDir, "health.sock");
const site = await serveForBench(dataDir, {
  NODE_OPTIONS: `--import ${pathToFileURL(path.join(projectRoot(), "bench/fuzz/tell-health.js"))}`,
  FUZZ_SOCKET: socket,
  SAMPLE_DATA: "on",
  TRUST_PROXY: "loopback",
  API_REQUESTS_PER_MINUTE: "1000000",
});
const { db, close } = await openDatabase({ databaseUrl: null, dataDir, statementTimeoutMs: 0 });
try {
  const masterKey = await openMasterKey(db, { accountKey: null, dataDir });
  const ask = (address: string, init?: RequestInit) =>
    fetch(new URL(address, site.origin), { redirect: "manual", ...init });
  const plans = Array.from({ length: PLAN_FILES_PER_PICTURE }, () => planFiles).flat();
  const papers = [...plans, ...filesOf("typed-bills"), ...pictureFiles()];
  const inputs = await openFuzzInputs({ ask, db, masterKey }, { papers, prices: priceFiles() });
  const folder = path.join(dataDir, "broken");
  await mkdir(folder);
  const readers = await openFileReaders(db, folder);

  /** What is wrong with the answer to an input. */
  async function tryInput(nth: number): Promise<string[]> {
    if (nth % FILES_EVERY === FILES_EVERY - 1) {
      const fault = await readBrokenFile(readers, { seed, nth, folder });
      return fault === null ? [] : [fault];
    }
    const input = inputs.input(seed, nth);
    const what = `${input.method} ${input.target.slice(0, 120)}`;
    try {
      const reply = await sendInput(site.origin, input, `198.51.${nth % 250}.${(nth >> 8) % 250}`);
      const { stoodMs } = await askHealth(socket, "/loop");
      statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1);
      worst.stoodMs = Math.max(worst.stoodMs, stoodMs);
      worst.answerMs = Math.max(worst.answerMs, reply.ms);
      if (stoodMs > MAX_STOOD_MS) console.log(`  ${nth}: ${what}: stood still for ${stoodMs.toFixed(0)} ms`);
      const stood = stoodMs > MAX_STOOD_MS ? [`the event loop stood still for ${stoodMs.toFixed(0)} ms`] : [];
      const found = [...faultsOf(input, reply, site.origin), ...stood];
      return found.map((fault) => `${what}: ${fault}`);
    } catch (error) {
      return [`${what}: ${error}`];
    }
  }

  const statuses = new Map<number, number>();
  const worst = { stoodMs: 0, answerMs: 0 };
  const suspects = new Set<number>();
  const endAtMs = performance.now() + Number(values.minutes) * 60_000;
  let next = only ?? 0;
  const end = next + count;
  let underWay: number[] = [];
  async function runLane(until: number): Promise<void> {
    while (next < until && performance.now() < endAtMs) {
      const nth = next++;
      if (nth % INPUTS_OF_AN_ACCOUNT === INPUTS_OF_AN_ACCOUNT - 1) await inputs.renew();
      underWay.push(nth);
      const beside = underWay;
      const faults = await tryInput(nth);
      // Any input that was under way may be why the event loop stood still.
      if (faults.length > 0) for (const one of [nth, ...beside]) suspects.add(one);
      underWay = underWay.filter((one) => one !== nth);
    }
  }
  const runTo = (until: number) =>
    Promise.all(Array.from({ length: Number(values.lanes) }, () => runLane(until)));

  console.log(
    `seed ${seed}: ${count} inputs; ${inputs.ground.addresses.length} routes, ${inputs.ground.survey.forms.length} forms, ${inputs.ground.survey.calls.length} calls and tools`,
  );
  const startedAt = performance.now();
  await runTo(next + Math.ceil(count / 10));
  const before = await askHealth(socket, "/memory");
  await runTo(end);
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await askHealth(socket, "/memory");
  const sent = next - (only ?? 0);

  const faults: string[] = [];
  for (const nth of suspects)
    faults.push(...(await failsEachTime(nth)).map((fault) => `--input ${nth}: ${fault}`));

  /** What is wrong with it each time that it is sent alone. */
  async function failsEachTime(nth: number): Promise<string[]> {
    let found: string[] = [];
    for (let again = 0; again < TIMES_AGAIN; again++) {
      await inputs.renew();
      await askHealth(socket, "/loop");
      found = await tryInput(nth);
      if (found.length === 0) return [];
    }
    return found;
  }

  const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);
  console.log(
    `${sent} inputs in ${seconds.toFixed(0)} s: ${[...statuses]
      .sort()
      .map(([status, times]) => `${status} × ${times}`)
      .join(", ")}`,
  );
  console.log(
    `longest answer ${worst.answerMs.toFixed(0)} ms, longest stand of the event loop ${worst.stoodMs.toFixed(0)} ms, both with what the machine did besides`,
  );
  console.log(
    `memory: heap ${mb(before.heapUsed)} MB, then ${mb(after.heapUsed)}; resident ${mb(before.rss)} MB, then ${mb(after.rss)}`,
  );
  if (only === null && after.heapUsed > MAX_MEMORY_TIMES * before.heapUsed) faults.push("the heap grew");
  if (only === null && after.rss > MAX_MEMORY_TIMES * before.rss) faults.push("the resident memory grew");
  console.log(`${suspects.size} inputs were sent again alone; ${faults.length} faults`);
  for (const fault of faults) console.log(`  npm run drill -- fuzz --seed ${seed} ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await close();
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
}
