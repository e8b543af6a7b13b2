import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";

const addresses = [
  "/data/price-history",
  "/data/coverage",
  "/data/coverage?sort=worst&state=TX",
  "/data/investor-dataroom",
  "/data/downloads",
];

for (const theme of ["Dark", "Light"]) {
  for (const width of [360, 1280]) {
    test(`the further data pages meet WCAG 2.2 AA in ${theme.toLowerCase()} at ${width} px`, async ({
      page,
      javaScriptEnabled,
    }) => {
      test.skip(!javaScriptEnabled, "axe runs in the page");
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/data");
      await page.getByRole("button", { name: theme }).click();
      for (const address of addresses) {
        await page.goto(address);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
      for (const dictionary of await page.locator("main details").all()) {
        await dictionary.evaluate((details) => details.setAttribute("open", ""));
      }
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  }
}

test("Explore Data leads to coverage, which narrows to a hospital and its import report", async ({
  page,
}) => {
  await page.goto("/data");
  await page.getByRole("link", { name: "Coverage" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Coverage: whose price files are here");
  await page.getByLabel("Hospital or city").fill("prairie lark");
  await page.getByRole("button", { name: "Show these hospitals" }).click();
  await expect(page).toHaveURL(/name=prairie\+lark/);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("link", { name: /error.*warning/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Price file of Prairie Lark Hospital");
});

test("a file is downloaded under its name", async ({ page }) => {
  await page.goto("/data/downloads");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "state-pricing.csv.gz" }).click();
  expect((await downloading).suggestedFilename()).toBe("state-pricing.csv.gz");
});
