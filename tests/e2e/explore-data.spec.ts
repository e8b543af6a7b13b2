import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, test } from "../support/browser-test.ts";

/** With script a choice is enough. */
async function choose(page: Page, label: string, option: string) {
  const update = page.getByRole("button", { name: "Update choices" });
  const needsUpdate = await update.isVisible();
  await page.getByLabel(label, { exact: true }).selectOption(option);
  if (needsUpdate) await update.click();
}

test("choices lead to a service's prices by state, and the other kind of charge", async ({ page }) => {
  await page.goto("/data");
  await choose(page, "Category", "Imaging");
  await expect(page).toHaveURL("/data?category=imaging");
  await choose(page, "Subcategory", "MRI");
  await choose(page, "Service", "CPT 73721");
  await expect(page).toHaveURL("/data?code_type=CPT&code=73721");
  await expect(page.getByRole("heading", { name: "How much hospitals’ prices differ" })).toBeVisible();
  await choose(page, "Charge", "gross");
  await expect(page.locator("[data-live-answer]")).toContainText("is the median gross charge in the USA");
  await choose(page, "Subcategory", "X-ray");
  await expect(page).toHaveURL("/data?category=imaging&subcategory=x-ray&kind=gross");
});

test("a state of the map is reached by keyboard and leads to its row, which leads to its figures", async ({
  page,
}) => {
  await page.goto("/data?category=imaging");
  const texas = page
    .getByRole("group", { name: /^Map of/ })
    .getByRole("link", { name: /^Texas: \d+, \d+ services/ });
  await texas.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/data?category=imaging#state-TX");
  const row = page.getByRole("row", { name: /^Texas/ });
  await expect(row).toBeInViewport();
  await row.getByRole("link", { name: "Texas" }).click();
  await expect(page.getByText(/is the index of discounted cash prices for Imaging in Texas/)).toBeVisible();
});

test("states by spread of imaging are two steps from the page, by an address to share", async ({ page }) => {
  await page.goto("/data");
  await choose(page, "Category", "Imaging");
  await page.getByRole("link", { name: "Spread, widest first" }).click();
  await expect(page).toHaveURL("/data?category=imaging&sort=widest#states");
  await expect(
    page.getByText(
      /differ most in .*: there, the median service’s upper quartile is [\d.]+ times its lower one/,
    ),
  ).toBeVisible();
});

test("on a phone the answer and the map come before the choices, and nothing is wider than 320 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/data?category=imaging&state=TX");
  await expect(page.getByText(/is the index of discounted cash prices/)).toBeInViewport();
  await expect(page.getByLabel("Category", { exact: true })).toBeHidden();
  await page.getByText("Change", { exact: true }).click();
  await expect(page.getByLabel("Category", { exact: true })).toBeVisible();
  await expectNoSidewaysScroll(page);
});
