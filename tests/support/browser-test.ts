import { test as base, expect, type Page } from "@playwright/test";
import { type BrowserSite, openBrowserSite } from "./browser-site.ts";
import { findViolations, findViolationsInBothThemes } from "./find-violations.ts";
import type { TestMailServer } from "./smtp-server.ts";

/** Playwright's test on its worker's own site, in which anything that the browser complains about on the console is a
 *  fault. */
export const test = base.extend<
  { complaints: string[]; mail: TestMailServer },
  { site: BrowserSite; readingPatienceMs: number }
>({
  readingPatienceMs: [300_000, { option: true, scope: "worker" }], // however busy the machine is
  site: [
    async ({ readingPatienceMs }, use) => {
      const site = await openBrowserSite(readingPatienceMs);
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  mail: ({ site }, use) => use(site.mail),
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(error.message));
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Asserts that axe finds nothing against WCAG 2.2 AA on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await findViolations(page)).toEqual([]);
}

/** The same in the dark and in the light theme. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  expect(await findViolationsInBothThemes(page)).toEqual([]);
}

/** Asserts that a reader never has to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.waitForLoadState(); // until its styles are there
  const [content, window_] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    window.innerWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window_ ?? 0);
}

/** A fictional bill out of tests/fixtures/bills. */
export function billPath(name: string): string {
  return new URL(`../fixtures/bills/${name}`, import.meta.url).pathname;
}

export { expect };
