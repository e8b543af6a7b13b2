import { writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { systemClock } from "#app/platform/clock.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { openMasterKey } from "#app/platform/keys/master-key.server.ts";
import { type BodyBomb, bodyBombs, pathsWithActions } from "../../tests/support/body-bombs.ts";
import { keepAppeal } from "../../tests/support/kept-appeals.ts";
import { keepBill } from "../../tests/support/kept-bills.ts";
import { type SignedIn, signIn } from "../../tests/support/sign-in.ts";
import { serveForBench } from "../bills/serve-for-bench.ts";
import { openHealthWatch } from "./open-health-watch.ts";

// npm run bench:bombs [-- --kb 4000] [-- --only /audit]
// What one request can cost: every address that takes a body is sent bodies that are made to be dear to read. Prints ms to
// the answer, the longest /healthz meanwhile, as a process of its own saw it, and the server's peak memory.

const TARGETS = { refusalMs: 200, healthMs: 100 };
const option = (name: string) => process.argv[process.argv.indexOf(`--${name}`) + 1];
const sizeBytes = process.argv.includes("--kb") ? 1000 * Number(option("kb")) : 4_000_000;
const only = process.argv.includes("--only") ? option("only") : null;

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
try {
  const masterKey = await openMasterKey(db, { accountKey: null, dataDir });
  const owner = await signIn({ db, masterKey });
  const billId = await keepBill({ db }, owner);
  const appealId = await keepAppeal({ db, clock: systemClock }, owner, { billId });
  const build = await import(path.join(projectRoot(), "build/server/index.js"));
  const bombs = bodyBombs(sizeBytes);
  const over: string[] = [];
  console.log(`${"address".padEnd(44)} ${"a body of".padEnd(30)} status  answer ms  /healthz ms  peak MB`);
  for (const page of ["/", "/audit"]) await fetch(new URL(page, site.origin)); // what the first requests of all compile
  for (const address of pathsWithActions(build.routes, { billId, appealId })) {
    if (only !== null && address !== only) continue;
    const visitor = address === "/logout" ? await signIn({ db, masterKey }) : owner;
    for (const bomb of bombs) {
      const { status, answerMs, healthMs, peakMb } = await throwAt(address, bomb, visitor);
      const figures = [answerMs.toFixed(0).padStart(9), healthMs.toFixed(0).padStart(11), peakMb].join("  ");
      const row = `${address.slice(0, 43).padEnd(44)} ${bomb.name.padEnd(30)} ${status}     ${figures}`;
      console.log(row);
      if (answerMs > TARGETS.refusalMs || healthMs > TARGETS.healthMs || status >= 500) over.push(row);
    }
  }
  console.log(`\nover ${TARGETS.refusalMs} ms, or ${TARGETS.healthMs} ms for /healthz: ${over.length}`);
  for (const row of over) console.log(row);
  if (over.length > 0) process.exitCode = 1;
} finally {
  await health.close();
  await close();
  await site.close();
  await rm(dataDir, { recursive: true, force: true });
}

async function throwAt(
  address: string,
  { contentType, body }: BodyBomb,
  { cookie }: SignedIn,
): Promise<Measured> {
  await health.worstMs();
  forgetPeak();
  const start = performance.now();
  const reply = await fetch(new URL(address, site.origin), {
    method: "POST",
    headers: { "Content-Type": contentType, Cookie: cookie },
    body: new Uint8Array(body),
    redirect: "manual",
  });
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
