import { expect, test } from "../support/browser-test.ts";

test("choices lead to a service's prices by state, and the other kind of charge", async ({ page }) => {
  await page.goto("/data");
  const update = page.getByRole("button", { name: "Update choices" });
  await page.getByLabel("Category", { exact: true }).selectOption("Imaging");
  await update.click();
  await expect(page).toHaveURL("/data?category=imaging");
  await page.getByLabel("Subcategory").selectOption("MRI");
  await update.click();
  await page.getByLabel("Service").selectOption("CPT 73721");
  await update.click();
  await expect(page).toHaveURL("/data?code_type=CPT&code=73721");
  await expect(page.getByRole("heading", { name: "How far hospitals’ prices differ" })).toBeVisible();
  await page.getByLabel("Charge").selectOption("gross");
  await update.click();
  await expect(page.getByText("is the median gross charge in the USA")).toBeVisible();
  await page.getByLabel("Subcategory").selectOption("X-ray");
  await update.click();
  await expect(page).toHaveURL("/data?category=imaging&subcategory=x-ray&kind=gross");
});

test("a state of the map is reached by keyboard and leads to its row, which leads to its figures", async ({
  page,
}) => {
  await page.goto("/data?category=imaging");
  const texas = page.getByRole("group", { name: /^Map of/ }).getByRole("link", { name: /^Texas: \$/ });
  await texas.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/data?category=imaging#state-TX");
  const row = page.getByRole("row", { name: /^Texas/ });
  await expect(row).toBeInViewport();
  await row.getByRole("link", { name: "Texas" }).click();
  await expect(page.getByText(/is the median discounted cash price in Texas/)).toBeVisible();
});
