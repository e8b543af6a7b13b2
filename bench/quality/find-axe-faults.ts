import type { Browser } from "@playwright/test";
import { findViolations } from "../../tests/support/find-violations.ts";

/** What axe finds on a page, in each theme and at the width of a phone and of a desk. */
export async function findAxeFaults(browser: Browser, url: string): Promise<string[]> {
  const faults: string[] = [];
  for (const width of [360, 1280]) {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    for (const theme of ["Dark", "Light"]) {
      await page.emulateMedia({ colorScheme: theme === "Dark" ? "dark" : "light" }); // a frame follows the device
      await page.goto(url);
      const choice = page.getByRole("button", { name: theme, exact: true });
      if ((await choice.count()) > 0) await choice.click();
      await page.waitForLoadState();
      for (const found of await findViolations(page)) faults.push(`${theme}, ${width} px: ${found}`);
    }
    await page.close();
  }
  return faults;
}
