import { expect, test } from "../support/browser-test.ts";

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
  await page.getByRole("link", { name: /error.*warning/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Price file of Prairie Lark Hospital");
});

test("a file is downloaded under its name", async ({ page }) => {
  await page.goto("/data/downloads");
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "state-pricing.csv.gz" }).click();
  expect((await downloading).suggestedFilename()).toBe("state-pricing.csv.gz");
});
