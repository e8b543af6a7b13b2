import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    environment: "node",
    include: ["app/**/*.test.ts", "tests/http/**/*.test.ts", "tests/crawl/**/*.test.ts"],
    globalSetup: ["tests/support/global-setup.ts"],
    setupFiles: ["tests/support/fail-on-console-error.ts"],
    env: { NODE_ENV: "production" }, // the tests run the built site
    server: { deps: { external: [/\/build\/server\//] } },
    maxWorkers: 2,
    isolate: false, // a file takes 0.4 s to begin alone; tests keep nothing in modules
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
