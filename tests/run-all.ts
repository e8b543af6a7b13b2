import { spawn } from "node:child_process";
import { buildWhenStale } from "../app/cli/build-when-stale.js";
import { findChromium } from "./support/find-chromium.ts";

// `npm test`: everything that must hold. The checks come first and stop at the first that fails; then the tests of the
// built site run side by side, since each of them waits more than it works: what the second lane says is held back.
const checks = ["check:format", "check:types", "check:boundaries", "check:dead-code"];
const lanes = [["test:http"], ["check:crawl", "test:e2e"]];

for (const step of checks) {
  const { holds } = await run(step, "said at once");
  if (!holds) process.exit(1);
}

buildWhenStale();
process.env.CHROMIUM_PATH = findChromium();
const results = await Promise.all(
  lanes.map(async (steps, lane) => {
    let heldBack = "";
    for (const step of steps) {
      const { holds, output } = await run(step, lane === 0 ? "said at once" : "held back");
      heldBack += output;
      if (!holds) return { holds, heldBack };
    }
    return { holds: true, heldBack };
  }),
);
for (const { heldBack } of results) process.stdout.write(heldBack);
process.exit(results.every(({ holds }) => holds) ? 0 : 1);

/** Runs one of package.json's scripts; what it prints is shown or returned. */
function run(
  step: string,
  saying: "said at once" | "held back",
): Promise<{ holds: boolean; output: string }> {
  const startedAt = Date.now();
  let output = "";
  const say = (text: string) => {
    if (saying === "held back") output += text;
    else process.stdout.write(text);
  };
  say(`\n── ${step}\n`);
  const child = spawn("npm", ["run", "--silent", step], {
    stdio: [
      "ignore",
      saying === "held back" ? "pipe" : "inherit",
      saying === "held back" ? "pipe" : "inherit",
    ],
    shell: process.platform === "win32",
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", say);
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (status) => {
      const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
      const holds = status === 0;
      say(holds ? `   ${step} holds (${seconds} s)\n` : `\n${step} failed.\n`);
      resolve({ holds, output });
    });
  });
}
