import { defineConfig } from "vitest/config";
import { patientLimits } from "./tests/support/patient-limits.ts";
import { seldomOptimised } from "./tests/support/seldom-optimised.ts";
import { servedTests } from "./tests/support/served-tests.ts";

const served = servedTests();

export default defineConfig({
  test: {
    environment: "node",
    setupFiles: ["tests/support/fail-on-console-error.ts"],
    env: { ...patientLimits, NODE_ENV: "production" }, // the tests run the built site, and programs
    server: { deps: { external: [/\/build\/server\//] } },
    execArgv: [seldomOptimised],
    maxWorkers: 3, // beside two browser workers they end together on two cores
    isolate: false, // a file takes 0.4 s to begin alone; tests keep nothing in modules
    // These end what hangs, and say nothing about speed: a busy machine takes many times as long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["app/**/*.test.ts", "tests/{crawl,patterns}/**/*.test.ts"],
          exclude: served,
        },
      },
      {
        extends: true,
        test: {
          name: "served",
          include: ["tests/http/**/*.test.ts", ...served],
          globalSetup: ["tests/support/global-setup.ts"],
        },
      },
    ],
  },
});
