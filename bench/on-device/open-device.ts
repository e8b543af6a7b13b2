import { chromium } from "@playwright/test";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import { findChromium } from "../../tests/support/find-chromium.ts";
import { lookAtProcesses } from "./process-tree.ts";
import type { Reading } from "./reading.ts";

/** What was read is shown, or an error. */
const ENDED = "[data-check]:not([hidden]), [data-on-device] [data-error]:not([hidden])";

/** A browser of a phone's size that reads bills on the site's page, with the worker at this address, which also reports its
 *  words. */
export async function openDevice(origin: string, workerAddress: string) {
  const server = await chromium.launchServer({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  const browser = await chromium.connect(server.wsEndpoint());
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
  await context.addInitScript(useWorker, workerAddress);
  let fetchedBytes = 0;
  context.on("requestfinished", async (request) => {
    const sizes = await request.sizes().catch(() => null);
    fetchedBytes += Math.max(0, sizes?.responseBodySize ?? 0);
  });
  const look = () => lookAtProcesses(server.process().pid!);
  let peakMb = 0;

  return {
    async read(path: string): Promise<Reading & { fetchedBytes: number }> {
      const page = await context.newPage();
      const fetchedBefore = fetchedBytes;
      await page.goto(`${origin}/upload-bill/on-my-device`, { waitUntil: "networkidle" });
      await page.getByLabel("Choose File").setInputFiles(path);
      const before = look();
      const startedAt = performance.now();
      await page.getByRole("button", { name: "Read on this device" }).click();
      await page.waitForSelector(ENDED, { timeout: 600_000 });
      const seconds = (performance.now() - startedAt) / 1000;
      const after = look();
      peakMb = Math.max(peakMb, after.peakMb);
      const document = await page.evaluate(() => (window as unknown as KeptWords).words ?? null);
      await page.close();
      const processorSeconds = after.processorSeconds - before.processorSeconds;
      return { document, seconds, processorSeconds, fetchedBytes: fetchedBytes - fetchedBefore };
    },
    /** The most memory that one process of the browser has had: the page's. */
    peakMb: () => peakMb,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

interface KeptWords {
  words?: DocumentText | null;
}

/** In the page: replaces its worker with another one, and listens to that one together with the page's own script. */
function useWorker(address: string): void {
  const PageWorker = window.Worker;
  window.Worker = class extends PageWorker {
    constructor(_address: string | URL, options?: WorkerOptions) {
      super(address, options);
      this.addEventListener("message", ({ data }) => {
        if (data.type === "words") (window as unknown as KeptWords).words = data.document;
      });
    }
  };
}
