import { expect, expectNoSidewaysScroll, test } from "../support/browser-test.ts";

test("Explore Data leads to coverage, which narrows to a hospital and its import report", async ({
  page,
}) => {
  await page.goto("/data");
  await page.getByRole("main").getByRole("link", { name: "Coverage" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Coverage: hospitals with price files");
  await page.getByLabel("Hospital or city").fill("prairie lark");
  await page.getByRole("button", { name: "Show these hospitals" }).click();
  await expect(page).toHaveURL(/name=prairie\+lark/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: /^\d+ errors?$/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Price file of Prairie Lark Hospital");
});

test("the tables by state and of coverage sort by their headings and say few numbers at 360 px and 1280 px", async ({
  page,
}) => {
  for (const [path, label, address] of [
    ["/data?category=imaging", "Index, lowest first", "/data?category=imaging&sort=lowest#states"],
    ["/data/coverage", "Score of 100, highest first", "/data/coverage?sort=best#hospitals"],
  ] as const) {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expectNoSidewaysScroll(page);
      const numbers = await page.evaluate(() => {
        for (const select of document.querySelectorAll("main select")) select.remove(); // unseen until it opens
        return document.querySelector<HTMLElement>("main")?.innerText.match(/\d[\d,.]*/g)?.length;
      });
      expect(numbers).toBeLessThanOrEqual(120);
      const heading = page.getByRole("columnheader").getByRole("link", { name: label });
      expect((await heading.boundingBox())!.height).toBeGreaterThanOrEqual(24);
      await heading.click();
      await expect(page).toHaveURL(address);
    }
  }
});

test("a file is downloaded under its name", async ({ page }) => {
  await page.goto("/data/downloads");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "state-pricing.csv.gz" }).click();
  expect((await downloading).suggestedFilename()).toBe("state-pricing.csv.gz");
});
