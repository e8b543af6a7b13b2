import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { systemClock } from "#app/platform/clock.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { bodyBombs, pathsOf, pathsWithActions } from "../../tests/support/body-bombs.ts";
import { keepAppeal } from "../../tests/support/kept-appeals.ts";
import { keepBill } from "../../tests/support/kept-bills.ts";
import { signIn } from "../../tests/support/sign-in.ts";
import {
  auditCallBombs,
  fhirBombs,
  fileBombs,
  manyFilesBomb,
  pageBombs,
  remittanceBombs,
  searchBombs,
  typedBillBombs,
} from "../../tests/support/word-bombs.ts";
import { serveForBench } from "../bills/serve-for-bench.ts";
import { formBombs } from "./form-bombs.ts";
import { openHealthWatch } from "./open-health-watch.ts";

// npm run bench -- bombs [--kb 4000] [--only /audit] [--minutes 20]
// Measures the cost of one request. Sends costly bodies to every address that takes a body. Sends long texts, lists,
// files and pages to every entry point. Prints ms to the answer, the server's peak memory, and the longest /healthz
// meanwhile, seen from a separate process. `--minutes`: repeats the second kind for that long, and prints the
// server's memory before and after.

const TARGETS = { refusalMs: 200, healthMs: 100 };
const MORE_TIMES = 2;
const option = (name: string) => process.argv[process.argv.indexOf(`--${name}`) + 1];
const sizeBytes = process.argv.includes("--kb") ? 1000 * Number(option("kb")) : 4_000_000;
const only = process.argv.includes("--only") ? option("only") : null;
const minutes = process.argv.includes("--minutes") ? Number(option("minutes")) : 0;

interface Measured {
  status: number;
  answerMs: number;
  healthMs: number;
  peakMb: number;
}

const dataDir = await mkdtemp(path.join(tmpdir(), "faircharge-bench-bombs-"));
const site = await serveForBench(dataDir);
const { db, close } = await openDatabase({ databaseUrl: null, dataDir, statementTimeoutMs: 0 });
const health = await openHealthWatch(site.origin);
const over: string[] = [];
let slowAtFirst = 0;
try {
  const masterKey = await openMasterKey(db, { accountKey: null, dataDir });
  const owner = await signIn({ db, masterKey });
  const billId = await keepBill({ db }, owner);
  const appealId = await keepAppeal({ db, clock: systemClock }, owner, { billId });
  const parameters = { billId, appealId };
  const { routes } = await import(path.join(projectRoot(), "build/server/index.js"));
  console.log(`${"address".padEnd(44)} ${"a body of".padEnd(44)} status  answer ms  /healthz ms  peak MB`);
  // What the first requests of all compile.
  for (const page of ["/", "/audit", "/account"]) {
    await fetch(new URL(page, site.origin), { headers: { Cookie: owner.cookie } });
  }

  const addresses = pathsWithActions(routes, parameters).filter(
    (address) => only === null || address === only,
  );
  for (const address of addresses) {
    const visitor = address === "/logout" ? await signIn({ db, masterKey }) : owner;
    for (const { name, contentType, body } of bodyBombs(sizeBytes)) {
      const headers = { "Content-Type": contentType, Cookie: visitor.cookie };
      const request = { method: "POST", headers, body: new Uint8Array(body) };
      print(address, name, await send(address, request, isDearRefusal), isDearRefusal);
    }
  }

  const startMb = residentMb();
  const endAtMs = performance.now() + minutes * 60_000;
  do await sendWords(owner.cookie, parameters, routes);
  while (performance.now() < endAtMs);
  if (minutes > 0) console.log(`\nthe server's memory: ${startMb} MB before, ${residentMb()} MB after`);

  console.log(`\nover ${TARGETS.refusalMs} ms, or ${TARGETS.healthMs} ms for /healthz: ${over.length}`);
  for (const row of over) console.log(row);
  console.log(`sent again, since they were slow at first: ${slowAtFirst}`);
  if (over.length > 0) process.exitCode = 1;
} finally {
  await health.close();
  await close();
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
}

/** Each door with its own vocabulary. */
async function sendWords(
  cookie: string,
  parameters: Record<string, string>,
  routes: Parameters<typeof pathsOf>[0],
): Promise<void> {
  const bills = ["/audit", "/audit/keep", "/audit/findings.csv", "/audit/findings.json"];
  const papers = [...fhirBombs(), ...remittanceBombs(), ...pageBombs()];
  const bombs = [
    ...bills.flatMap(typedBillBombs),
    ...fileBombs("/audit/documents.json", "files", papers),
    manyFilesBomb("/audit/documents.json", "files"),
    ...fileBombs("/ocr/read_document", "uploaded_file", pageBombs()),
    ...fileBombs("/ocr/cloud_ocr", "uploaded_file", pageBombs()),
    ...fileBombs("/account/add-bill/upload-document", "files", papers),
    ...auditCallBombs(),
  ];
  for (const address of pathsOf(routes, parameters)) {
    if (address !== "/logout") bombs.push(...(await formBombs(site.origin, address, cookie)));
  }
  for (const { path: address, name, body } of bombs) {
    if (only !== null && address !== only) continue;
    const headers = new Headers({ Cookie: cookie });
    if (typeof body === "string") headers.set("Content-Type", "application/json");
    print(address, name, await send(address, { method: "POST", headers, body }, isDear), isDear);
  }
  for (const { path: address, name } of searchBombs(pathsOf(routes, parameters))) {
    if (only !== null && !address.startsWith(`${only}?`)) continue;
    print(address, name, await send(address, { headers: { Cookie: cookie } }, isDear), isDear);
  }
}

function isDear({ healthMs, status }: Measured): boolean {
  return healthMs > TARGETS.healthMs || status === 500;
}

function isDearRefusal(measured: Measured): boolean {
  return isDear(measured) || measured.answerMs > TARGETS.refusalMs || measured.status > 500;
}

function print(
  address: string,
  name: string,
  measured: Measured,
  isOver: (measured: Measured) => boolean,
): void {
  const { status, answerMs, healthMs, peakMb } = measured;
  const figures = [answerMs.toFixed(0).padStart(9), healthMs.toFixed(0).padStart(11), peakMb].join("  ");
  const row = `${address.slice(0, 43).padEnd(44)} ${name.slice(0, 43).padEnd(44)} ${status}     ${figures}`;
  console.log(row);
  if (isOver(measured)) over.push(row);
}

/** Sent again while it is over: what a request costs comes back each time, a pause of the machine does not. */
async function send(
  address: string,
  request: RequestInit,
  isOver: (measured: Measured) => boolean,
): Promise<Measured> {
  const first = await sendOnce(address, request);
  if (!isOver(first)) return first;
  slowAtFirst++;
  for (let more = 0; more < MORE_TIMES; more++) {
    const again = await sendOnce(address, request);
    // Refused for being one too many, it would hide what it cost.
    if (again.status === first.status && !isOver(again)) return again;
  }
  return first;
}

async function sendOnce(address: string, request: RequestInit): Promise<Measured> {
  await health.worstMs();
  forgetPeak();
  const start = performance.now();
  const reply = await fetch(new URL(address, site.origin), { redirect: "manual", ...request });
  const answerMs = performance.now() - start;
  await reply.arrayBuffer();
  return { status: reply.status, answerMs, healthMs: await health.worstMs(), peakMb: peakMb() };
}

/** Linux counts the peak from here on. */
function forgetPeak(): void {
  if (process.platform === "linux") writeFileSync(`/proc/${site.processId}/clear_refs`, "5");
}

function peakMb(): number {
  return site.peakMemory()?.serverMb ?? Number.NaN;
}

function residentMb(): number {
  forgetPeak();
  return peakMb();
}
