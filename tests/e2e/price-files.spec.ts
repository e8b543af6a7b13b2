import { expect, test } from "../support/browser-test.ts";
import { oddHospital, openReportOf } from "../support/open-report.ts";

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
  await expect(page.getByText("Odd, but it does not break a rule")).toBeVisible();
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
  await expect(notice).toContainText("Sample data, all of it fictional.");
  await notice.getByRole("link", { name: "See files" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Imported price files");
});
