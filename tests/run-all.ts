import { spawn } from "node:child_process";
import { buildWhenStale } from "../app/cli/build-when-stale.js";
import { findChromium } from "./support/find-chromium.ts";

// `npm test`: everything that must hold. The built site is tested in two lanes side by side, since each waits more than
// it works; the checks of the code and the crawl make them of a length. What reads bills for real comes last in each: it
// takes every core.

/** One of package.json's scripts, with what it is told besides. */
type Step = { script: string; args?: string[] };

const readsBills = ["upload", "keep-bill", "reading-progress", "nothing-leaves"]
  .map((start) => `tests/http/${start}`)
  .concat("app/platform/ocr/");

const laneSteps: Step[][] = [
  [
    { script: "check:crawl" },
    { script: "test:http", args: readsBills.flatMap((start) => ["--exclude", `${start}**`]) },
    { script: "test:http", args: readsBills },
  ],
  [
    ...["check:types", "check:format", "check:boundaries", "check:dead-code"].map((script) => ({ script })),
    { script: "test:e2e", args: ["tests/e2e/(?!upload|keep-bill)"] },
    { script: "test:e2e", args: ["tests/e2e/upload", "tests/e2e/keep-bill"] },
  ],
];

buildWhenStale();
process.env.CHROMIUM_PATH = findChromium();
const lanes = await Promise.all(
  laneSteps.map(async (steps) => {
    let said = "";
    const holds = await runLane(steps, (text) => {
      said += text;
    });
    return { said, holds };
  }),
);
// A lane's lines stay together, and what failed is read last.
for (const { said } of lanes.sort((a, b) => Number(b.holds) - Number(a.holds))) process.stdout.write(said);
if (!lanes.every(({ holds }) => holds)) process.exit(1);

/** Runs steps one after the other, up to the first that fails. */
async function runLane(steps: readonly Step[], say: (text: string) => void): Promise<boolean> {
  for (const step of steps) {
    if (!(await run(step, say))) return false;
  }
  return true;
}

function run({ script, args = [] }: Step, say: (text: string) => void): Promise<boolean> {
  const startedAt = Date.now();
  say(`\n── ${script} ${args.join(" ")}\n`);
  const child = spawn("npm", ["run", "--silent", script, "--", ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    shell: process.platform === "win32",
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", say);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      say(status === 0 ? `   ${script} holds (${seconds} s)\n` : `\n${script} failed.\n`);
      resolve(status === 0);
    });
  });
}
