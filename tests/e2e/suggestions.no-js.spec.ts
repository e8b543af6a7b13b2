import { expect, test } from "../support/browser-test.ts";

test("without script the field of services is a plain one and its form searches", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("combobox", { name: "Service or code" })).toHaveCount(0);
  const field = page.getByLabel("Service or code");
  await field.fill("knee mri");
  await field.press("Enter");
  await expect(page).toHaveURL(/\/hospital_search\?search=knee\+mri/);
  await expect(page.getByText(/at 36 hospitals in the United States/).first()).toBeVisible();
});
