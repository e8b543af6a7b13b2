import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/browser-test.ts";

test("from the header to three amounts for a bill, to one's own, and to the letter that offers it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto("/negotiate");
  await page.getByRole("link", { name: "see what to offer", exact: true }).click();
  await page.getByRole("button", { name: "Explore with a sample account" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hello, Sample User");
  await page.goto("/account/negotiate");
  await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("What to offer");

  await page.getByLabel("How is this bill paid?").selectOption({ label: "By me, without a plan" });
  await page.getByRole("button", { name: "Update the amounts" }).click();
  const opening = page.locator('[data-figure="opening"]');
  await expect(opening).toContainText(/\$[\d,.]+\s*\d+% of what the bill asks you to pay/);
  await expect(page.getByRole("table", { name: /with the published prices/ })).toContainText(
    /row \d+, file of/,
  );
  for (const width of [320, 800, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }

  await page.getByLabel("Open with").fill("free");
  await page.getByRole("button", { name: "Update the amounts" }).click();
  await page.getByRole("link", { name: "Open with: Enter an amount above zero" }).click();
  await page.getByLabel("Open with").fill("123.45");
  await page.getByRole("button", { name: "Update the amounts" }).click();
  await expect(opening).toContainText("Your own amount.");
  await expect(page.getByText("“I can pay $123.45 as payment in full.")).toBeVisible();
  await page.getByRole("link", { name: "Write the offer: $123.45" }).click();
  await expect(page.getByLabel("Amount you offer")).toHaveValue("123.45");
});
