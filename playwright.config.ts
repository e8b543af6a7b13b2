import { tmpdir } from "node:os";
import path from "node:path";
import { defineConfig, devices } from "@playwright/test";

const port = "4310";
const mailPort = "4311";
const quiet = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"];
const offline = ["--disable-background-networking", "--disable-component-update", "--disable-sync"];

export default defineConfig({
  testDir: "tests/e2e",
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  timeout: 150_000, // real bills are read for real, beside other tests
  use: {
    ...devices["Desktop Chrome"],
    baseURL: `http://localhost:${port}`,
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: [...quiet, ...offline] },
  },
  projects: [
    { name: "js", testIgnore: /\.no-js\.spec/ },
    { name: "no-js", testIgnore: /\.js\.spec/, use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: "node app/cli/start.js",
    env: {
      PORT: port,
      DATA_DIR: path.join(tmpdir(), `faircharge-e2e-${process.pid}`),
      OCR_PAGE_TIMEOUT_MS: "120000", // beside other tests
      SITE_URL: `http://localhost:${port}`,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`, // where a test that waits for mail listens
      MAIL_FROM: "Faircharge <mail@faircharge.example>",
    },
    url: `http://localhost:${port}/healthz`,
    timeout: 180_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
  },
});
