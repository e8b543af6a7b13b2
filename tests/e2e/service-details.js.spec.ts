import type { Page } from "@playwright/test";
import { expect, expectNoSidewaysScroll, test } from "../support/browser-test.ts";

/** A service of a sample hospital whose file has negotiated rates. */
async function openService(page: Page) {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/hospital_search?search=knee+mri&location=Houston%2C+TX");
  await page.getByRole("link", { name: "Mesquite Lantern Hospital" }).first().click();
  await expect(page).toHaveURL(/\/hospital_service_details\?/);
}

test("the price, where it stands and its picture are on the first screen of a phone", async ({ page }) => {
  await openService(page);
  await expect(page.getByText("Cash price, without insurance")).toBeInViewport();
  await expect(
    page.getByText(/(Higher|Lower) than .* hospitals in Texas|(lowest|highest) of \d+/).first(),
  ).toBeInViewport();
  await expect(page.getByRole("img", { name: /prices in Texas/ }).first()).toBeInViewport();
  await expectNoSidewaysScroll(page);
});

test("a bill's amount is answered at the top of the page, in its address", async ({ page }) => {
  await openService(page);
  await page.getByLabel("What your bill charges for it, in dollars").fill("$14,200");
  await page.getByRole("button", { name: "Check this amount" }).click();
  await expect(page).toHaveURL(/amount=%2414%2C200/);
  await expect(
    page.getByText(/^\$14,200 is .* this hospital’s list price and .* its cash price\./),
  ).toBeInViewport();
  await expect(page.getByRole("img", { name: /Your bill \$14,200\.00/ }).first()).toBeVisible();
});

test("an amount that is none comes back with what to write, where the page opens", async ({
  page,
  complaints,
}) => {
  await openService(page);
  await page.getByLabel("What your bill charges for it, in dollars").fill("lots");
  await page.getByRole("button", { name: "Check this amount" }).click();
  await expect(page.getByRole("alert")).toContainText("Write the amount in dollars");
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel("What your bill charges for it, in dollars")).toHaveValue("lots");
  complaints.length = 0; // the browser logs the refusal's status
});

test("a plan's terms tell what is left to pay, step by step", async ({ page }) => {
  await openService(page);
  await page.getByLabel("Insurance company").selectOption({ index: 1 });
  await page.getByLabel("Deductible left this year, in dollars").fill("50");
  await page.getByLabel("Coinsurance, in percent").fill("20");
  await page.getByRole("button", { name: "Work out my part" }).click();
  await expect(page).toHaveURL(/deductible=50&coinsurance=20/);
  await expect(page.getByText(/is what you pay/).first()).toBeInViewport();
  const plan = page.getByLabel("Plan of this company");
  if (await plan.isVisible()) {
    await plan.selectOption({ index: 1 });
    await page.getByRole("button", { name: "Work out my part" }).click();
  }
  await expect(page.getByText(/^\$50\.00 \+ 20% of \$[\d,.]+ = \$[\d,.]+$/)).toBeVisible();
});

test("all parts of a birth in a state are one search away, with what is missing", async ({ page }) => {
  await page.goto("/hospital_search?search=having+a+baby&location=Texas");
  await page.getByRole("link", { name: "Vaginal birth, the hospital stay" }).click();
  await page.getByRole("link", { name: "All parts of a vaginal birth in Texas" }).click();
  await expect(page.getByRole("heading", { name: "All parts of a vaginal birth in Texas" })).toBeInViewport();
  await expect(page.getByText("Ask for it before you decide.")).toBeVisible();
});
