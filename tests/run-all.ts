import { isBuildStale } from "../app/cli/build-when-stale.js";
import { fastestFolder } from "./support/fastest-folder.ts";
import { findChromium } from "./support/find-chromium.ts";
import { againOf, passedOf } from "./support/say-again.ts";
import { type RunningStep, startStep } from "./support/start-step.ts";

// `npm test`: everything that must hold. The built site is tested in two lanes side by side, since each waits more than
// it works; the checks of the code and the crawl make them of a length. The first step that fails ends the run.

const checks = ["check:types", "check:format", "check:boundaries", "check:dead-code", "check:patterns"];

const startedAt = Date.now();
process.env.CHROMIUM_PATH = findChromium();
process.env.TMPDIR = fastestFolder();

const underWay = new Set<RunningStep>();
let failed: RunningStep | null = null;
let passed = 0;
const built = runLane(isBuildStale() ? [{ script: "build" }] : []);
await Promise.all([
  built.then(() => runLane([{ script: "test:http", args: ["--bail", "1"] }])),
  Promise.all([built, runLane(checks.map((script) => ({ script })))]).then(() =>
    runLane([{ script: "test:e2e", args: ["-x"] }, { script: "check:crawl" }]),
  ),
]);
const took = `${((Date.now() - startedAt) / 1000).toFixed(0)} s`;
if (failed === null) console.log(`\nAll of it holds, in ${took}.\n${passed} passed, 0 failed`);
else {
  process.exitCode = 1;
  const { script, args, said } = failed as RunningStep;
  const again = againOf(script, said());
  console.log(
    `\n${script} failed after ${took}. Seeds are fixed, and stand in the names of the tests. Run it again:`,
  );
  for (const command of again.length > 0 ? again : [["npm run", script, "--", ...args].join(" ")])
    console.log(`  ${command}`);
}

/** Runs steps one after the other, up to the first that fails in any lane, whose words are printed last. */
async function runLane(steps: readonly { script: string; args?: string[] }[]): Promise<void> {
  for (const { script, args = [] } of steps) {
    if (failed !== null) return;
    const step = startStep(script, args);
    underWay.add(step);
    const { holds, seconds } = await step.ended;
    underWay.delete(step);
    if (failed !== null) return; // it was told to end
    passed += passedOf(step.said());
    if (!holds) {
      failed = step;
      await Promise.all([...underWay].map((other) => other.end()));
    }
    console.log(`\n── ${script} ${args.join(" ")}\n${step.said()}`);
    console.log(holds ? `   ${script} holds (${seconds.toFixed(1)} s)` : "");
  }
}
