import { defineConfig, devices } from "@playwright/test";
import { findChromium } from "./tests/support/find-chromium.ts";

const quiet = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
/** A page of a test is gone before a compiler's work on it pays. */
const uncompiled = ["--js-flags=--max-optimized-bytecode-size=0"];
const offline = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "tests/support/browser-global-setup.ts",
  workers: 2, // each with a site of its own
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  // Both end what hangs, and say nothing about speed: a busy machine takes many times as long.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  use: {
    ...devices["Desktop Chrome"],
    launchOptions: { executablePath: findChromium(), args: [...quiet, ...offline, ...uncompiled] },
  },
  // With and without script where that makes a difference; where a page's forms are the same with it, what they answer
  // without is asked for in tests/http.
  projects: [
    { name: "js", testIgnore: /\.no-js\.spec/ },
    { name: "no-js", testIgnore: /\.js\.spec/, use: { javaScriptEnabled: false } },
  ],
});
