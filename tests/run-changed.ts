import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { buildWhenStale } from "../app/cli/build-when-stale.js";
import { fastestFolder } from "./support/fastest-folder.ts";
import { findChromium } from "./support/find-chromium.ts";
import { listImporters } from "./support/list-importers.ts";
import { routeAddresses } from "./support/route-addresses.ts";
import { testsThatName } from "./support/tests-that-name.ts";

// npm run test:changed [-- <commit>]
// Runs the tests that a change can reach: uncommitted changes, or those since a commit. These are tests whose imports
// lead to the change, and HTTP and browser tests that name a route whose imports do. Code that many routes share
// needs `npm test`.

const MAX_ROUTES = 8;

const startedAt = Date.now();
const base = process.argv[2] ?? "HEAD";
const changed = listChanged().filter(existsSync);
const reached = await listImporters(changed.filter((file) => /^(app\/|server\.ts)/.test(file)));
const routes = (await routeAddresses()).filter(({ file }) => reached.has(`app/${file}`));
const isWide = routes.length > MAX_ROUTES;
const named = isWide ? [] : testsThatName(routes.map(({ address }) => address));
const specs = unique([...changed, ...named].filter((file) => /^tests\/e2e\/.*\.spec\.ts$/.test(file)));
const served = unique([...changed, ...named].filter((file) => /^tests\/http\/.*\.test\.ts$/.test(file)));
const units = changed.filter((file) => /\.tsx?$/.test(file) && !specs.includes(file));

console.log(`${changed.length} changed files reach ${routes.length} routes.`);
if (isWide)
  console.log("That is too many for a quick look: tests by address are left out here. npm test runs all.");
if (served.length + specs.length > 0) buildWhenStale();
process.env.CHROMIUM_PATH = findChromium();
process.env.TMPDIR = fastestFolder();
if (units.length > 0)
  run("vitest", "related", "--run", "--passWithNoTests", "--exclude", "tests/http/**", ...units);
if (served.length > 0) run("vitest", "run", ...served);
if (specs.length > 0) run("playwright", "test", ...specs);
console.log(`What the change reaches holds, in ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`);

/** Ends the whole run where a program fails. */
function run(program: string, ...args: string[]): void {
  console.log(`\n── ${program} ${args.join(" ")}`);
  const { status } = spawnSync("npx", [program, ...args], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) process.exit(1);
}

function listChanged(): string[] {
  const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" }).stdout.trim().split("\n");
  const files = [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")];
  return unique(files.filter((file) => file !== ""));
}

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}
