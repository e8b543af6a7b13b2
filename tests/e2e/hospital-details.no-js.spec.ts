import { expect, expectNoSidewaysScroll, test } from "../support/browser-test.ts";

const hospital = "/hospital_details?name=Amberlight+Medical+Center&state=CA&city=Los+Angeles";

test("without script the panel works by its buttons, and the address has a link to a map", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(hospital);
  await expect(page.getByRole("link", { name: "See it on OpenStreetMap" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByLabel("Service category").selectOption("Imaging");
  await page.getByRole("button", { name: "Update choices" }).click();
  await expect(page.getByLabel("Subcategory")).toBeEnabled();
  await expect(page.getByRole("button", { name: "Show Services" })).toBeDisabled();
  await page.getByLabel("Subcategory").selectOption("MRI");
  await page.getByRole("button", { name: "Update choices" }).click();
  await expect(page.getByRole("button", { name: "Show Services" })).toBeEnabled();
  await page.getByRole("button", { name: "Show Services" }).click();
  await page.locator("#other-services").getByRole("table").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "The lines of the price file" })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.getByRole("link", { name: "I have a bill for this" }).click();
  await expect(page).toHaveURL("/upload-bill");
});

test("without script a payer is chosen by the form", async ({ page }) => {
  await page.goto(`${hospital}&category=imaging&subcategory=mri`);
  await page.locator("#other-services").getByRole("table").getByRole("link").first().click();
  const payer = page.getByLabel("Your insurance").first();
  const name = (await payer.locator("option").nth(1).textContent()) ?? "";
  await payer.selectOption(name);
  await page.getByRole("button", { name: "Show my price" }).click();
  expect(new URL(page.url()).searchParams.get("payer")).toBe(name);
  await expect(page.locator("details", { hasText: name })).toHaveAttribute("open");
});
