import type { Page } from "@playwright/test";
import {
  expect,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  test,
} from "../support/browser-test.ts";

for (const width of [360, 1280]) {
  test(`the roadmap meets WCAG 2.2 AA in both themes at ${width} px and fits the screen`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/roadmap");
    await page.getByRole("button", { name: "Vote for “The whole site in Spanish”" }).click();
    await expect(page.getByText("You voted")).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessibleAtTop(page);
    await page.getByRole("button", { name: "Send the idea" }).click();
    await expect(page.getByText("There is a problem")).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectAccessibleAtTop(page);
    complaints.length = 0; // the browser logs the 422
  });
}

test("a visitor votes, is led back to the item, stays the same visitor, and undoes it", async ({ page }) => {
  await page.goto("/roadmap");
  const item = page.getByRole("listitem").filter({ hasText: "Tell me when a price changes" });
  const votes = Number((await item.getByText(/^\d+ votes?$/).textContent())?.split(" ")[0]);
  await item.getByRole("button", { name: "Vote" }).click();
  await expect(page).toHaveURL("/roadmap#item-price-alerts");
  await expect(item).toBeInViewport();
  await expect(item.getByText("You voted")).toBeVisible();
  await expect(item.getByText(`${votes + 1} vote`)).toBeVisible();
  await page.goto("/");
  await page.goto("/roadmap");
  await expect(item.getByText("You voted")).toBeVisible();
  await item.getByRole("button", { name: "Undo" }).click();
  await expect(item.getByText("You voted")).toBeHidden();
  await expect(item.getByText(`${votes} vote`)).toBeVisible();
});

test("a visitor sends an idea, mends what is missing, and is thanked", async ({ page, complaints }) => {
  await page.goto("/roadmap");
  await page.getByRole("link", { name: "Send an idea" }).click();
  await page.getByLabel("Title").fill("Bigger letters");
  await page.getByRole("button", { name: "Send the idea" }).click();
  await page.getByRole("link", { name: "Describe what it would do for you" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Bigger letters");
  complaints.length = 0; // the browser logs the 422
  await page.getByLabel("Description").fill("My eyes are not what they were.");
  await page.getByRole("button", { name: "Send the idea" }).click();
  await expect(page.getByText("We read every idea before it appears.")).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Bigger letters" })).toBeHidden();
});

/** Where the button back to the top, which every page has, does not show. */
async function expectAccessibleAtTop(page: Page) {
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(page.getByRole("link", { name: "Scroll to top" })).toBeHidden();
  await expectAccessibleInBothThemes(page);
}
