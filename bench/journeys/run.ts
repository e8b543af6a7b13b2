import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { openBrowserSite } from "../../tests/support/browser-site.ts";
import { findChromium } from "../../tests/support/find-chromium.ts";
import { journeys } from "./journeys.ts";
import { openWalk } from "./walk.ts";

// npm run bench -- journeys [--no-script]
// Walks from a document to an outcome on a phone, on the built site with real reading, and prints steps and seconds. Exits 1 past
// what a journey may take. Only these steps are counted.

const { values } = parseArgs({ options: { "no-script": { type: "boolean", default: false } } });
const READING_PATIENCE_MS = 120_000;

const site = await openBrowserSite(READING_PATIENCE_MS);
const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  for (const { name, most, before, go } of journeys) {
    const context = await browser.newContext({
      baseURL: site.origin,
      viewport: { width: 360, height: 780 },
      javaScriptEnabled: !values["no-script"],
    });
    const page = await context.newPage();
    await before?.(page, site.mail);
    const walk = openWalk(page);
    const startedAt = performance.now();
    await go(walk, site.mail);
    const seconds = (performance.now() - startedAt) / 1000;
    const isWithin = walk.stepCount() <= most.steps && seconds <= most.seconds;
    console.log(
      `${isWithin ? "ok  " : "PAST"} ${walk.stepCount()} steps (${most.steps})  ${seconds.toFixed(1)} s (${most.seconds})  ${name}`,
    );
    if (!isWithin) process.exitCode = 1;
    await context.close();
  }
} finally {
  await browser.close();
  await site.close();
}
