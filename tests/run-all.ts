import { spawnSync } from "node:child_process";
import { buildWhenStale } from "../app/cli/build-when-stale.js";
import { findChromium } from "./support/find-chromium.ts";

// `npm test`: everything that must hold, the quickest first; stops at the first step that fails.
const steps = [
  ...["check:format", "check:types", "check:boundaries", "check:dead-code"],
  ...["test:http", "check:crawl", "test:e2e"],
];

for (const step of steps) {
  const startedAt = Date.now();
  if (step === "test:http") buildWhenStale();
  const env = step === "test:e2e" ? { ...process.env, CHROMIUM_PATH: findChromium() } : process.env;
  console.log(`\n── ${step}`);
  const { status } = spawnSync("npm", ["run", "--silent", step], {
    stdio: "inherit",
    env,
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error(`\n${step} failed.`);
    process.exit(status ?? 1);
  }
  console.log(`   ${step} holds (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`);
}
