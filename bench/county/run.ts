import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { addSources } from "#app/domain/sources/add-sources.server.ts";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { COUNTY_PAUSE_MS } from "../../tests/support/county/county-round.ts";
import { EXPIRED } from "../../tests/support/county/expired-certificate.ts";
import { judgeCounty } from "../../tests/support/county/judge-county.ts";
import { openCounty, timeOf } from "../../tests/support/county/open-county.ts";

// npm run drill -- county [--days 30] [--kills 30] [--size 1] [--seed 1]
// A month of simulated days of some 200 hospitals' web sites on loopback, each with its faults, looked at twice a day by a
// process that is killed at random moments. Ends with 0 where every site is current, quarantined or failing for its true
// reason, each file came in once, and no host was asked more than it allows, as the hosts themselves counted.

const { values } = parseArgs({
  options: {
    days: { type: "string", default: "30" },
    kills: { type: "string", default: "30" },
    size: { type: "string", default: "1" },
    seed: { type: "string", default: "1" },
  },
});
const [days, kills, size] = [values.days, values.kills, values.size].map(Number) as [number, number, number];
const LOOKS_A_DAY = 2;

/** Numbers from 0 to 1, the same for a seed (Lehmer). */
let state = Number(values.seed) * 48_271;
function random(): number {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
}

const scratch = await mkdtemp(path.join(tmpdir(), "fc-drill-county-"));
await chmod(scratch, 0o755); // the user who runs PostgreSQL must reach the data in it
const trusted = path.join(scratch, "trusted.pem");
await writeFile(trusted, EXPIRED.cert); // so that its end is the certificate's only fault
let now = timeOf(0);
let killCount = 0;
let peakMb = 0;
const startedAt = performance.now();
const database = await openDatabase({ databaseUrl: null, dataDir: scratch, statementTimeoutMs: 0 });
const county = await openCounty({ size, now: () => now, pauseMs: COUNTY_PAUSE_MS });
try {
  await addSources(database.sessions, county.sites.map(county.addressOf), now);
  console.log(`${county.sites.length} sites, ${days} days, ${LOOKS_A_DAY} rounds a day`);
  const rounds = days * LOOKS_A_DAY;
  let process = await startProcess();
  for (let round = 0; round < rounds; round++) {
    now = timeOf(round / LOOKS_A_DAY);
    // As many kills as are still to come, spread over the rounds that are left.
    while (random() < (kills - killCount) / (rounds - round)) {
      process.send(now.toISOString());
      await wait(20 + random() * 1_500);
      process.kill("SIGKILL");
      await once(process, "exit");
      county.noteKill();
      killCount += 1;
      process = await startProcess();
      if (killCount === kills) break;
    }
    process.send(now.toISOString());
    const [{ round: made, memoryMb }] = await once(process, "message");
    peakMb = Math.max(peakMb, memoryMb);
    if (round % LOOKS_A_DAY === 0) {
      const { lookedCount, importedCount } = made;
      console.log(`day ${round / LOOKS_A_DAY}: ${lookedCount} looked at, ${importedCount} imported`);
    }
  }
  process.disconnect();
  await once(process, "exit");
  const faults = await judgeCounty(database.sessions, county);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  console.log(
    `${county.requestCount()} requests, ${killCount} kills, ${seconds} s, ${peakMb} MB at most; faults: ${faults.length}`,
  );
  for (const fault of faults) console.log(`  ${fault}`);
  globalThis.process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  await county.close();
  await database.close();
  await rm(scratch, { recursive: true, force: true });
}

async function startProcess(): Promise<ChildProcess> {
  const url = database.sessions.$client.options.connectionString ?? "";
  const child = fork(fileURLToPath(new URL("look-in-process.ts", import.meta.url)), [url, scratch], {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, NODE_EXTRA_CA_CERTS: trusted },
  });
  await once(child, "message");
  return child;
}
