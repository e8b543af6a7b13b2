import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";

/** The sample hospital that publishes 999999999 for one of its prices. */
const oddHospital = "Prairie Lark Hospital";

async function openReportOf(page: Page, hospital: string) {
  await page.goto("/price-files");
  const report = page.getByRole("link", { name: hospital });
  if ((await report.count()) === 0) await page.getByRole("link", { name: "Next" }).click();
  await report.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Price file of ${hospital}`);
}

for (const theme of ["Dark", "Light"]) {
  for (const width of [360, 1280]) {
    test(`the price files and their reports meet WCAG 2.2 AA in ${theme.toLowerCase()} at ${width} px`, async ({
      page,
      complaints,
      javaScriptEnabled,
    }) => {
      test.skip(!javaScriptEnabled, "axe runs in the page");
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/price-files");
      await page.getByRole("button", { name: theme }).click();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await openReportOf(page, oddHospital);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.goto("/price-files/0");
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      complaints.length = 0; // the browser logs the 404
    });
  }
}

test("the pages of the list lead on and back", async ({ page }) => {
  await page.goto("/price-files");
  const pages = page.getByRole("navigation", { name: "Pages of price files" });
  await expect(pages.getByRole("link", { name: "Page 1" })).toHaveAttribute("aria-current", "page");
  await expect(pages.getByRole("link", { name: "Previous" })).toHaveCount(0);
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(page).toHaveURL("/price-files?page=2");
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(21);
  await pages.getByRole("link", { name: "Page 1" }).click();
  await expect(page).toHaveURL("/price-files");
});

test("a report tells what is odd in a file, where, and what that means", async ({ page }) => {
  await openReportOf(page, oddHospital);
  const [, odd] = await page.getByRole("table", { name: "Problems 1 to" }).getByRole("row").all();
  await expect(odd!.getByText("Warning", { exact: true })).toBeVisible();
  await expect(odd!.getByText("999999999")).toBeVisible();
  await expect(page.getByText("Odd, but against no rule")).toBeVisible();
});

test("on a phone each value of a row stands beside its heading, and the rows are still a table", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/price-files");
  const [, row] = await page.getByRole("table").getByRole("row").all();
  await expect(row!.getByRole("rowheader")).toBeVisible();
  await expect(row!.getByRole("cell")).toHaveCount(6);
  const prices = row!.getByRole("cell").nth(2);
  const heading = await prices.evaluate((cell) => getComputedStyle(cell, "::before").content);
  expect(heading).toContain("Prices");
  const boxes = await Promise.all([prices.boundingBox(), row!.getByRole("cell").nth(3).boundingBox()]);
  expect(boxes[1]!.y).toBeGreaterThanOrEqual(boxes[0]!.y + boxes[0]!.height);
});

test("the notice of sample data leads to the files", async ({ page }) => {
  await page.goto("/");
  const notice = page.getByRole("complementary", { name: "Sample data" });
  await expect(notice).toContainText("The hospitals and their prices are fictional");
  await notice.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imported price files");
});
