import { chromium } from "@playwright/test";
import { findChromium } from "../../tests/support/find-chromium.ts";
import { serveForBench } from "../bills/serve-for-bench.ts";
import { findAxeFaults } from "./find-axe-faults.ts";
import { listPublicPages } from "./list-public-pages.ts";
import { type LighthouseResult, runLighthouse } from "./run-lighthouse.ts";

// npm run bench -- quality [paths]
// Lighthouse (a phone on a slow connection, simulated) and axe (both themes, 360 and 1280 px) on every public page of the
// built site with its sample data, one example of each kind. The exit status is 1 when a score is below 100 or axe finds
// something.

const debuggingPort = 9333;

/** No sitemap names what other sites show in a frame. */
const EMBEDS = [
  "/embed/search?search=knee+mri&location=60614",
  "/embed/price?name=Lakeglass+Medical+Center&code_type=CPT&code=73721",
  "/embed/assistance?hospital=Lakeglass",
];

const site = await serveForBench();
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", `--remote-debugging-port=${debuggingPort}`],
});
try {
  const asked = process.argv.slice(2);
  const paths = asked.length > 0 ? asked : [...(await listPublicPages(site.origin)), ...EMBEDS];
  console.log("perf a11y best  seo   LCP s    CLS    kB  axe  page");
  for (const path of paths) {
    const result = await runLighthouse(new URL(path, site.origin).href, debuggingPort);
    const faults = await findAxeFaults(browser, new URL(path, site.origin).href);
    console.log(format(path, result, faults.length));
    for (const fault of [...result.failed, ...faults]) console.log(`     ${fault}`);
    if (Object.values(result.scores).some((score) => score < 100) || faults.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.close();
}

function format(path: string, { scores, lcpSeconds, cls, kilobytes }: LighthouseResult, faultCount: number) {
  const { performance, accessibility, bestPractices, seo } = scores;
  return [
    ...[performance, accessibility, bestPractices, seo].map((score) => String(score).padStart(4)),
    lcpSeconds.toFixed(2).padStart(7),
    cls.toFixed(3).padStart(6),
    kilobytes.toFixed(0).padStart(5),
    String(faultCount).padStart(4),
    ` ${path}`,
  ].join(" ");
}
