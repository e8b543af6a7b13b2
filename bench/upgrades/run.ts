import { existsSync } from "node:fs";
import { chmod, cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { buildWhenStale } from "../../app/cli/build-when-stale.js";
import { installWithApt } from "../../tests/support/install-with-apt.ts";
import { prepareRelease } from "./prepare-release.ts";
import { startServedSites } from "./served-sites.ts";
import { openVisitors } from "./visitors.ts";

// npm run drill -- upgrades [--from <commit>,<commit>] [--folder <folder of builds>] [--rate 30] [--seconds 20]
// For each former version: two processes with sample data behind Caddy go to this checkout's version and back, as
// docs/operating.md says, while the mix of `npm run bench -- load` is sent, two scanned bills are read and assets of all
// versions are asked for. Counts what was answered, by status, and whether each entry of the waitlist that was acknowledged
// is there. Needs root on Debian, and three minutes for each version that is not built in the folder yet. Exits with 1 where
// something other than 200, 303, 429 or 503 was answered, or an entry is lost.

const ALLOWED = new Set(["200", "303", "429", "503"]);

const { values } = parseArgs({
  options: {
    from: { type: "string", default: "f58444a8,cee0ae31,322cb64c" },
    folder: { type: "string" },
    rate: { type: "string", default: "30" },
    seconds: { type: "string", default: "20" },
  },
});
if (!existsSync("/usr/bin/caddy") && !installWithApt("caddy", "for the drill")) {
  console.error("The drill needs root on Debian with the package caddy.");
  process.exit(2);
}
buildWhenStale();
const workFolder = await mkdtemp(path.join(tmpdir(), "faircharge-upgrades-"));
await chmod(workFolder, 0o755); // the user who runs PostgreSQL must reach it
const releases = path.resolve(values.folder ?? path.join(workFolder, "releases"));
try {
  for (const commit of values.from.split(",")) {
    const former = await prepareRelease(commit, releases);
    if (!(await upgradeAndGoBack(commit, former))) process.exitCode = 1;
  }
} finally {
  await rm(workFolder, { recursive: true, force: true });
}

/** Whether all was answered as it should be, and nothing that was acknowledged is lost. */
async function upgradeAndGoBack(commit: string, former: string): Promise<boolean> {
  const folder = path.join(workFolder, commit);
  const dataDir = path.join(folder, "data");
  await mkdir(folder, { mode: 0o755 });
  const sites = await startServedSites(folder, { former, dataDir });
  const visitors = await openVisitors(sites.origin, Number(values.rate));
  const restarts: string[] = [];
  if (!existsSync(path.join(former, "app/platform/files/keep-assets.server.ts")))
    await shareAssets(former, dataDir);
  try {
    await pause(Number(values.seconds) * 1000);
    for (const version of [projectRoot(), former]) {
      await sites.linkTo(version);
      restarts.push(...(await sites.restartInTurn()));
      await visitors.seeAssets();
      await pause(Number(values.seconds) * 1000);
    }
  } finally {
    await visitors.stop();
    await sites.stop();
  }
  const { counts, acknowledged } = visitors;
  const lost = await countLost(dataDir, acknowledged);
  console.log(`${commit} to this version and back`);
  for (const [kind, replies] of Object.entries(counts))
    console.log(`  ${kind}: ${[...replies].map(([reply, count]) => `${reply} × ${count}`).join(", ")}`);
  console.log(`  restarts: ${restarts.join("; ")}`);
  console.log(`  entries of the waitlist: ${acknowledged.length} acknowledged, ${lost} lost`);
  for (const line of sites.said()) console.log(`  said: ${line}`);
  const faults = Object.values(counts).flatMap((replies) =>
    [...replies.keys()].filter((reply) => !ALLOWED.has(reply)),
  );
  return faults.length === 0 && lost === 0;
}

/** For versions that share no assets by themselves, as docs/operating.md says. */
async function shareAssets(former: string, dataDir: string): Promise<void> {
  const [of, ours] = [former, projectRoot()].map((version) => path.join(version, "build/client/assets")) as [
    string,
    string,
  ];
  await cp(of, path.join(dataDir, "versions/assets"), { recursive: true, force: false });
  await cp(ours, of, { recursive: true, force: false });
}

async function countLost(dataDir: string, acknowledged: readonly string[]): Promise<number> {
  const { db, close } = await openDatabase({ databaseUrl: null, dataDir, statementTimeoutMs: 0 });
  const { rows } = await db.$client
    .query<{ email: string }>("select email from waitlist where email = any($1)", [acknowledged])
    .finally(close);
  return acknowledged.length - rows.length;
}
